// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Interface languages of remote calls: Thrift and Slice. No library in Java has a parser of them that stands alone: those of Thrift
 * are parts of generators for Maven, and Slice's is the compiler in C++, which prints no tree. So each is read by a class of our own.
 * Safe for all threads.
 */
package org.roundtrip.exchange.rpc;
