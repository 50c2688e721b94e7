/*
 * Everything that is injected into the store, on whichever page: a log names actions of pages that were left long ago. Some slices are made of what
 * endpoints know (tags, how pages of a list are joined), so that these are needed as well.
 */
import '@/features/accounts/auth-api';
import '@/features/accounts/auth-slice';
import '@/features/accounts/desk/users-api';
import '@/features/accounts/entrance/entrance-api';
import '@/features/accounts/entrance/sign-in-with-passkey';
import '@/features/accounts/own-account/own-account-api';
import '@/features/accounts/player/player-api';
import '@/features/accounts/player/player-link-slice';
import '@/features/accounts/recovery/recovery-api';
import '@/features/accounts/second-factor/second-factor-api';
import '@/features/admin/admin-api';
import '@/features/admin/confirmation';
import '@/features/applications/application-slice';
import '@/features/applications/desk/application-api';
import '@/features/applications/desk/application-queries';
import '@/features/applications/form/sending/submit-api';
import '@/features/applications/own-applications/own-applications-api';
import '@/features/backups/desk/backup-api';
import '@/features/contact/contact-api';
import '@/features/contact/desk/messages-api';
import '@/features/content/banner/banner-slice';
import '@/features/content/desk/content-desk-api';
import '@/features/content/desk/content-drafts';
import '@/features/content/desk/pictures/picture-api';
import '@/features/content/desk/questions/order-api';
import '@/features/content/news/news-api';
import '@/features/content/published/content-api';
import '@/features/leaderboards/desk/season-api';
import '@/features/leaderboards/leaderboard-api';
import '@/features/leaderboards/leaderboard-slice';
import '@/features/leaderboards/players/place-api';
import '@/features/status/history/history-api';
import '@/features/status/status-api';
import '@/features/status/status-slice';
import '@/features/theme/theme-slice';
import '@/features/votes/bridge/bridge-api';
import '@/features/votes/desk/listing-sites/listing-sites-api';
import '@/features/votes/desk/vote-desk-api';
import '@/features/votes/device/streaks-slice';
import '@/features/votes/votes-slice';
import '@/store/optimistic-list';
