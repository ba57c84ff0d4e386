// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view Sizes. {@link SizesView} measures how many bytes each provider sends for the payload in front at several
 * lengths of one place of it, which {@link SweepFields} ask for. {@link SizesDrawer} draws the points, {@link
 * SizesTable} lists them. User interface's thread, except where said.
 */
package org.roundtrip.ui.design.sizes;
