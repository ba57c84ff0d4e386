// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The folders in which compiled contracts are kept, so that an unchanged contract is compiled once.
 * {@link org.roundtrip.contract.cache.CacheEntry} is one folder, {@link org.roundtrip.files.ProcessLock} the right
 * to write it. The name of a folder contains a hash over everything that the contract is compiled from, see
 * {@link org.roundtrip.contract.Recipe}. Several threads and several processes may use the same cache.
 */
package org.roundtrip.contract.cache;
