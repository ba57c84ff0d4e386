// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Behaviours;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Removal;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.ToModel;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.load.Work;

/** Texts of a design: each is written as it is read, and what cannot be is refused and kept beside the design. */
class TextPropertyTest {
    private static final Shape HUE = new Shape.Enumeration("Hue", List.of("RED", "BLUE"));
    private final Design design = FromModel.design(Drawing.of("Prices", new Shape.Struct("Price", List.of(
            new Field("name", new Shape.Text(new Length(1, 9), Shape.Repertoire.LATIN1)),
            new Field("cents", new Shape.Decimal(10, 2)), new Field("hue", HUE),
            new Field("others", new Shape.Sequence(HUE, Length.of(4)))))));
    private final NamedType price = design.types().getFirst();

    private TextPlace of(int part, TextProperty property) {
        return new TextPlace(price.parts().get(part).id(), property);
    }

    private void reads(TextPlace place, String before, String typed, String after) {
        assertEquals(Optional.of(before), place.text(Outline.of(design)));
        assertEquals(Optional.of(after), place.text(Outline.of(place.edit(design, typed).design())));
    }

    private String refused(TextPlace place, String typed) {
        return assertInstanceOf(Edited.Refused.class, place.edit(design, typed)).reason();
    }

    @Test
    void eachIsWrittenAsItIsRead() {
        reads(new TextPlace(Target.DESIGN, TextProperty.TITLE), "Prices", " Costs ", "Costs");
        reads(new TextPlace(Target.DESIGN, TextProperty.DESCRIPTION), "", "of today", "of today");
        reads(of(0, TextProperty.NAME), "name", "title", "title");
        reads(of(0, TextProperty.LENGTH), "1..9", "2 .. 8", "2..8");
        reads(of(3, TextProperty.LENGTH), "4", "5", "5");
        reads(of(1, TextProperty.DIGITS), "10, 2", "12,4", "12, 4");
        reads(new TextPlace(design.types().getLast().id(), TextProperty.CONSTANTS), "RED, BLUE", "RED,GREEN", "RED, GREEN");
        assertEquals(Optional.empty(), of(1, TextProperty.LENGTH).text(Outline.of(design)));
    }

    @Test
    void whenAnOperationThrowsIsWrittenAsItIsRead() {
        Shape.Struct failure = new Shape.Struct("Failure", List.of(new Field("cents", Shape.Primitive.INT)));
        Design calls = FromModel.design(new Contract("Calls", List.of(new Operation("get", List.of(), Optional.empty(),
                List.of(failure), Behaviour.NOTHING))));
        TextPlace place = new TextPlace(calls.operations().getFirst().id(), TextProperty.THROW_EVERY);
        assertEquals(Optional.of(""), place.text(Outline.of(calls)));
        Design throwing = place.edit(calls, " 10 ").design();
        assertEquals(Optional.of("10"), place.text(Outline.of(throwing)));
        assertEquals(10, ToModel.contract(throwing, "Calls").operation("get").throwEvery());
        assertEquals(Optional.of(""), place.text(Outline.of(place.edit(throwing, "").design())));
        assertEquals("Write at which calls it throws, such as 10 for each tenth, at most 1,000,000,000; leave it empty for none.",
                refused(place, "0"));
        Design never = Removal.remove(throwing, List.of(throwing.operations().getFirst().exceptions().getFirst().id())).design();
        assertEquals(Optional.empty(), place.text(Outline.of(never)), "there is nothing to throw");
        assertEquals(0, never.operations().getFirst().throwEvery());
        assertEquals(0, Behaviours.change(throwing, place.node(), Behaviour.THROW).design().operations().getFirst().throwEvery());
    }

    @Test
    void theWorkOfAServantIsWrittenAsItIsRead() {
        Design calls = FromModel.design(new Contract("Calls", List.of(new Operation("get", List.of(), Optional.empty(),
                List.of(), Behaviour.NOTHING))));
        int get = calls.operations().getFirst().id();
        TextPlace time = new TextPlace(get, TextProperty.WORK);
        TextPlace stalls = new TextPlace(get, TextProperty.STALLS);
        assertEquals(Optional.of(""), time.text(Outline.of(calls)));
        assertEquals(Optional.of(""), stalls.text(Outline.of(calls)));
        Design working = stalls.edit(time.edit(calls, " 100 ").design(), "20000,2000").design();
        assertEquals(new Work(100, 20_000, 2_000), ToModel.contract(working, "Calls").operation("get").work());
        assertEquals(Optional.of("20000, 2000"), stalls.text(Outline.of(working)));
        assertEquals(new Work(0, 20_000, 2_000), time.edit(working, "").design().operations().getFirst().work());
        assertEquals(new Work(100, 0, 0), stalls.edit(working, " ").design().operations().getFirst().work());
        assertEquals("Write how many \u00b5s the server spends on a call, such as 100, at most 60,000,000; leave it empty for none.",
                refused(time, "-1"));
        for (String wrong : List.of("20000", "0, 0", "20000, 0", "20000, 2000, 1", "often", "20000, 600001")) {
            assertEquals("Write at which calls the server stalls and for how many milliseconds, such as 20000, 2000;"
                    + " at most 1,000,000,000 and 600,000. Leave it empty for never.", refused(stalls, wrong), wrong);
        }
    }

    @Test
    void whatCannotBeIsRefusedInASentence() {
        assertEquals("A name is needed.", refused(new TextPlace(Target.DESIGN, TextProperty.TITLE), " "));
        assertEquals("There is another field cents.", refused(of(0, TextProperty.NAME), "cents"));
        assertEquals("A length is a number such as 30, or a range such as 8..68.", refused(of(0, TextProperty.LENGTH), "9..1"));
        assertTrue(refused(of(1, TextProperty.DIGITS), "40, 2").contains("at most 31 digits"));
    }

    @Test
    void whatIsUnfinishedIsKeptAsLongAsItsPlace() {
        Unfinished unfinished = Unfinished.NONE.with(of(0, TextProperty.NAME), "").with(of(1, TextProperty.DIGITS), "x");
        assertEquals(List.of("A name is needed."), List.copyOf(unfinished.without(of(1, TextProperty.DIGITS))
                .objections(design).values()));
        Slot first = price.parts().getFirst();
        Outline left = Outline.of(Removal.remove(design, List.of(first.id())).design());
        assertEquals(Map.of(of(1, TextProperty.DIGITS), "x"), unfinished.in(left).texts());
    }
}
