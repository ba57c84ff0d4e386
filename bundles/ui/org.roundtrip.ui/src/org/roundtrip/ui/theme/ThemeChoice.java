// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

/** Which theme a person wants. */
public enum ThemeChoice {
    LIGHT, DARK,
    /** The desktop's own theme. */
    SYSTEM
}
