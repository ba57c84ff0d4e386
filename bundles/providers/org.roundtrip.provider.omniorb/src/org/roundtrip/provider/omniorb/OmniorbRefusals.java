// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.contract.ShapeWalk.Place;
import org.roundtrip.corba.IdlRefusals;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Refusal;

/** Refuses what IDL forbids, and names that omniORB's IDL compiler cannot translate into C++. */
final class OmniorbRefusals {
    private OmniorbRefusals() {
    }

    /** Returns all refusals, including those that every provider has. @param giop the newest version of GIOP */
    static List<Refusal> of(Contract contract, String giop) {
        return IdlRefusals.of(contract, giop, ShapeKind.values()).shapes(OmniorbRefusals::forgetful).places(OmniorbRefusals::place)
                .operations(OmniorbRefusals::operation).list();
    }

    /** Unions copy their values by constructors. */
    private static String forgetful(Shape shape) {
        return shape instanceof Union && CppTypes.forgetful(shape) ? Texts.of(OmniorbRefusals.class).text("forgetful") : null;
    }

    private static String place(Place place) {
        Stream<String> inside = switch (place.shape()) {
            case Struct struct -> Stream.of(struct.name());
            case Union union -> Stream.of(union.name());
            case Enumeration enumeration -> Stream.concat(Stream.of(enumeration.name()), enumeration.constants().stream());
            default -> Stream.empty();
        };
        // The IDL has an ending behind the names of cases, with which all of them are possible.
        Stream<String> itself = place.container() instanceof Union ? Stream.empty() : Stream.of(place.name());
        return reason(Stream.concat(itself, inside));
    }

    private static String operation(Operation operation) {
        return reason(Stream.of(operation.name()));
    }

    private static String reason(Stream<String> names) {
        return names.filter(Cpp::impossible).findFirst()
                .map(name -> Texts.of(OmniorbRefusals.class).text("name", name)).orElse(null);
    }
}
