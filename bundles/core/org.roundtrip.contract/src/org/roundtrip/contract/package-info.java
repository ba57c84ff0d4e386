// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The common part of all contract compilers. A provider uses these classes to compile a contract to its middleware's own
 * types.
 *
 * <p>A provider collects sources and steps in a {@link org.roundtrip.contract.Recipe}, and
 * {@link org.roundtrip.contract.ContractCompiler} turns it into a folder of class files: it runs the middleware's own
 * generators, compiles with the Eclipse compiler, and keeps the classes in a cache. A step is a Java program
 * ({@link org.roundtrip.contract.Generator}) or a native one ({@link org.roundtrip.contract.BuildStep.Program}), and a
 * recipe may end in a program instead of classes. {@link org.roundtrip.contract.Glue}
 * writes the callers, the behaviours and the prebuilt values in terms of the middleware's types, which a
 * {@link org.roundtrip.contract.NativeTypes} describes. {@link org.roundtrip.contract.Refusals} refuses what cannot be
 * carried, by field and reason. The rules for timed calls are in {@code org.roundtrip.harness.timing}.
 *
 * <p>These classes run in the workbench or the command line and never in a forked process. Several threads may compile.
 */
package org.roundtrip.contract;
