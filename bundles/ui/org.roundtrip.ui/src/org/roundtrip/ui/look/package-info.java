// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The look of the workbench: icons, themes, {@link PresenterMode}, the settings that a person can change, and the text that an empty
 * view shows. Colours of widgets are in the folder {@code css}; colours of charts belong to the report. Begin with
 * {@link Icons} and {@link Setting}. Any thread may read and change settings; all widgets, images and themes belong to
 * the user interface's thread.
 */
package org.roundtrip.ui.look;
