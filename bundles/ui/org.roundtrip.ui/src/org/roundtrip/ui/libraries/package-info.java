// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Libraries and providers that come from outside, in the window. {@link org.roundtrip.ui.libraries.FetchJob} fetches
 * what a provider needs. Preference pages list what was fetched, what was added and which ORBs the user owns. Files are
 * read and written in jobs.
 */
package org.roundtrip.ui.libraries;
