// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Values that are made together, when the first of them is asked for or before. */
final class LazyGroup {
    private final int atOnce;
    private final List<Lazy<?>> members = new ArrayList<>();
    private final Lazy<Boolean> all = new Lazy<>(this::makeAll);

    /** @param atOnce how many are made at a time; the processes of one keep hardly more than one processor busy */
    LazyGroup(int atOnce) {
        this.atOnce = atOnce;
    }

    /** Adds a value. Each must be added before the first one is asked for. */
    <T> Lazy<T> add(Callable<T> maker) {
        Lazy<T> member = new Lazy<>(maker);
        members.add(member);
        return new Lazy<>(() -> {
            make();
            return member.get();
        });
    }

    /** Makes all of them, once. One that cannot be made fails the tests that ask for it. */
    void make() throws Exception {
        all.get();
    }

    private Boolean makeAll() {
        try (ExecutorService makers = Executors.newFixedThreadPool(atOnce)) {
            members.forEach(each -> makers.submit(each::get));
        }
        return true;
    }
}
