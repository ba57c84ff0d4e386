// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What providers in C++ share. The folder {@code harness} holds a small library in C++17 without dependencies, with the
 * control protocol, the loops that make calls, the callers of a load, the journal, the seeded values and the digest;
 * {@link org.roundtrip.cpp.CppHarness} compiles it. Beside it are {@code half.txt}, the page for authors of a half in any
 * language, {@code journal.txt}, which describes the file of all calls, and {@code vectors.txt}, with which such a half checks itself; {@code trial.hpp} is the smallest example of both halves. {@link org.roundtrip.cpp.Gpp} has the steps of a build.
 *
 * <p>These classes run in the workbench and never in a forked process; several threads may use them.
 */
package org.roundtrip.cpp;
