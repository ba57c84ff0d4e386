// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The preference page. The settings themselves are in {@link org.roundtrip.ui.look.Setting}.
 */
package org.roundtrip.ui.preferences;
