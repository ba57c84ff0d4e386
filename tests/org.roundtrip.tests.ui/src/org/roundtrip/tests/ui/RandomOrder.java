// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.util.Collections;
import java.util.Comparator;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;

/**
 * Orders classes, and the tests in them, at random, so that no test can rely on another one before it. The seed is
 * printed; with the system property {@value #PROPERTY} the same order comes again.
 */
public final class RandomOrder implements ClassOrderer, MethodOrderer {
    /** The system property with a seed. */
    static final String PROPERTY = "roundtrip.tests.seed";
    /** The seed of this process. */
    static final long SEED = seed();

    private static long seed() {
        Long given = Long.getLong(PROPERTY);
        long seed = given != null ? given : System.nanoTime() % 1_000_000;
        System.out.println("order of the window tests: -Dtests.seed=" + seed);
        return seed;
    }

    @Override
    public void orderClasses(ClassOrdererContext context) {
        context.getClassDescriptors().sort(Comparator.comparing(each -> each.getTestClass().getName()));
        Collections.shuffle(context.getClassDescriptors(), new java.util.Random(SEED));
    }

    @Override
    public void orderMethods(MethodOrdererContext context) {
        context.getMethodDescriptors().sort(Comparator.comparing(each -> each.getMethod().getName()));
        Collections.shuffle(context.getMethodDescriptors(), new java.util.Random(SEED));
    }
}
