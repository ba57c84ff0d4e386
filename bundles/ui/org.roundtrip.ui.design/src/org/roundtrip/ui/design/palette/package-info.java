// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view with all that can be added to a payload. {@link PaletteView} lists {@link PaletteItems}, which are dragged
 * onto a design, or added at its selection by Enter or a double click. {@link InsertChooser} offers the same over a
 * tree. User interface's thread only.
 */
package org.roundtrip.ui.design.palette;
