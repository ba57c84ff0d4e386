// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The look of the workbench: icons, themes, presenter mode ({@link PresenterMode}), and the settings that a person can
 * change. Colours of widgets are in the folder {@code css}; colours of charts belong to {@code org.roundtrip.chart}. Begin with {@link Icons} and {@link Setting}. Any thread may read and
 * change settings; all widgets, images and themes belong to the user interface's thread.
 */
package org.roundtrip.ui.theme;
