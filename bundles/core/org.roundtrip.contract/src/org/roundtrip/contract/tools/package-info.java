// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The tools of a build. {@link org.roundtrip.contract.tools.ProgramRun} runs a program with a time limit and keeps its
 * output, {@link org.roundtrip.contract.tools.NativePrograms} finds programs of the machine, and {@link
 * org.roundtrip.contract.tools.JavaCompilation} runs the Eclipse compiler. Several threads may use them.
 */
package org.roundtrip.contract.tools;
