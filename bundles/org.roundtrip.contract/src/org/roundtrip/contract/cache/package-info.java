// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The folders in which compiled contracts are kept, so that an unchanged contract is compiled once.
 * {@link org.roundtrip.contract.cache.CacheEntry} is one folder, {@link org.roundtrip.contract.cache.CacheLock} the right
 * to write it. What a contract is compiled from decides on the name of its folder; that is done by
 * {@link org.roundtrip.contract.Recipe}. Several threads and several processes may use the same cache.
 */
package org.roundtrip.contract.cache;
