// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * From a file of a person's own to a run in three clicks. {@link MeasureFileHandler} takes a file, {@link Choice} is what can be measured of it,
 * {@link Middleware} says of each provider whether it carries that, {@link MeasureDialog} asks for both and begins. User interface's thread
 * only, except where said.
 */
package org.roundtrip.ui.run.own;
