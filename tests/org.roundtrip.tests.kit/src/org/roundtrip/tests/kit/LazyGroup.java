// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Values that are made when the first of them is asked for, two at a time: the processes of one keep hardly more than one
 * processor busy.
 */
final class LazyGroup {
    private final List<Lazy<?>> members = new ArrayList<>();
    private final Lazy<Boolean> all = new Lazy<>(this::makeAll);

    /** Adds a value. Each must be added before the first one is asked for. */
    <T> Lazy<T> add(Callable<T> maker) {
        Lazy<T> member = new Lazy<>(maker);
        members.add(member);
        return new Lazy<>(() -> {
            all.get();
            return member.get();
        });
    }

    private Boolean makeAll() {
        try (ExecutorService two = Executors.newFixedThreadPool(2)) {
            members.forEach(each -> two.submit(each::get));
        }
        return true;
    }
}
