// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The preference page, {@link LooksPage}. The settings themselves are in {@link org.roundtrip.ui.theme.Setting}. User
 * interface's thread only.
 */
package org.roundtrip.ui.preferences;
