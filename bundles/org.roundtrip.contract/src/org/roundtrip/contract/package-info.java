// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The common part of all contract compilers: a provider uses these classes to compile a contract to its middleware's
 * own types.
 *
 * <p>A provider collects sources and generators in a {@link org.roundtrip.contract.Recipe}, and
 * {@link org.roundtrip.contract.ContractCompiler} turns it into a folder of class files: it runs the middleware's own
 * generators, compiles with the Eclipse compiler, and keeps the classes in a cache. {@link org.roundtrip.contract.Glue}
 * writes the callers, the behaviours and the prebuilt values in terms of the middleware's types, which a
 * {@link org.roundtrip.contract.NativeTypes} describes. {@link org.roundtrip.contract.Refusals} refuses what cannot be
 * carried, by field and reason.
 *
 * <p>The generated caller makes one direct call of the middleware's own stub, with prebuilt arguments of the
 * middleware's own types, and nothing else is on the clock. There is one caller class for each operation, and a client
 * JVM loads only one of them, so its call site is monomorphic. The harness reads the clock once a call: the end of one
 * call is the start of the next, so the time axis is the sum of the samples. Nothing is allocated, converted, boxed or
 * logged in the loop.
 *
 * <p>These classes run in the workbench or the command line and never in a forked process. Several threads may compile.
 */
package org.roundtrip.contract;
