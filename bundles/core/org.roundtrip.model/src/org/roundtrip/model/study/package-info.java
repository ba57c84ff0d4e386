// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What the studies of 2003 to 2006 measured besides single calls. {@link Studied} is the part of a protocol that asks
 * for it, {@link StudyFigures} what came of it. Begin with {@link Series}. Everything here is immutable.
 */
package org.roundtrip.model.study;
