// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The selection that all views of a window share. It is a run and, within it, a variant, an operation, a fork, a phase,
 * a call, a stretch of time, a packet. A view changes it through the {@link FocusService} and is called when another
 * part changes it, so no view depends on another. Two windows may show two runs, and each may compare some ({@link ComparedRuns}). User
 * interface's thread only.
 */
package org.roundtrip.ui.focus;
