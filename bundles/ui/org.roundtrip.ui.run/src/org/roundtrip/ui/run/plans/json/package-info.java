// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * An editor for JSON text. {@link JsonSource} is the text with its line numbers, colours, undo and the mark of an error. What the
 * text means is up to its owner. User interface's thread only.
 */
package org.roundtrip.ui.run.plans.json;
