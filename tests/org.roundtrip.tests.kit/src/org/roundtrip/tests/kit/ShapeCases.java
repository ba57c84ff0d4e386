// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Every value arrives as it was sent, whichever shape it has. */
final class ShapeCases {
    private final Subject subject;
    private final Verifications verifications;

    ShapeCases(Subject subject, Verifications verifications) {
        this.subject = subject;
        this.verifications = verifications;
    }

    Stream<DynamicTest> all() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String variant : subject.variants().keySet()) {
            for (ShapeGroup group : verifications.groups(variant)) {
                tests.add(dynamicTest(group.name() + ", " + variant, () -> verifications.check(variant, group)));
            }
        }
        return tests.stream();
    }
}
