// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** Handlers of the designer's commands that work in the whole window. User interface's thread only. */
package org.roundtrip.ui.design.commands;
