// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;

/**
 * Orders classes, and the tests in them, by name. With the system property {@value #ALL} they come at random, so that no test can
 * rely on another one before it. That seed is printed; with the property {@value #SEED_PROPERTY} the same order comes again.
 */
public final class TestOrder implements ClassOrderer, MethodOrderer {
    /** The system property that asks for all that tests can do. */
    static final String ALL = "roundtrip.tests.all";
    /** The system property with a seed; 0 for any. */
    static final String SEED_PROPERTY = "roundtrip.tests.seed";
    /** The seed of this process; 0 for the order of names. */
    static final long SEED = seed();

    private static long seed() {
        long given = Long.getLong(SEED_PROPERTY, 0);
        long seed = given != 0 || !Boolean.getBoolean(ALL) ? given : System.nanoTime() % 1_000_000;
        if (seed != 0) {
            System.out.println("order of the window tests: -Dtests.seed=" + seed);
        }
        return seed;
    }

    @Override
    public void orderClasses(ClassOrdererContext context) {
        order(context.getClassDescriptors(), each -> each.getTestClass().getName());
    }

    @Override
    public void orderMethods(MethodOrdererContext context) {
        order(context.getMethodDescriptors(), each -> each.getMethod().getName());
    }

    private static <T> void order(List<T> descriptors, Function<T, String> name) {
        descriptors.sort(Comparator.comparing(name));
        if (SEED != 0) {
            Collections.shuffle(descriptors, new java.util.Random(SEED));
        }
    }
}
