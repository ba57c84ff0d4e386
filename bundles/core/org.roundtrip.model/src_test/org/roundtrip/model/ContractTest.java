// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.load.Work;
import org.roundtrip.model.Shape.Timestamp;
import org.roundtrip.model.Shape.Union;

class ContractTest {
    private static final Shape TEXT = new Text(Length.of(8), Repertoire.LATIN1);

    @ParameterizedTest
    @ValueSource(strings = {"", "1a", "a-b", "ä", "a b", "a\nb"})
    void namesAreIdentifiersOfEveryLanguage(String name) {
        assertThrows(IllegalArgumentException.class, () -> new Field(name, Primitive.INT));
    }

    @Test
    void nameMayHaveSixtyCharactersAndNoMore() {
        assertTrue(Names.valid("a".repeat(60)));
        assertTrue(!Names.valid("a".repeat(61)));
    }

    @Test
    void oneNameStandsForOneShapeThroughoutAContract() {
        Struct one = new Struct("Data", List.of(new Field("a", Primitive.INT)));
        Struct other = new Struct("Data", List.of(new Field("a", Primitive.LONG)));
        Operation first = generate("first", new Sequence(one, Length.of(2)));
        assertEquals(2, new Contract("C", List.of(first, generate("second", one))).operations().size());
        IllegalArgumentException clash = assertThrows(IllegalArgumentException.class,
                () -> new Contract("C", List.of(first, generate("second", other))));
        assertTrue(clash.getMessage().contains("Data"), clash.getMessage());
    }

    @Test
    void aUnionHasANameToo() {
        Union one = new Union("Data", List.of(new Field("a", Primitive.INT)));
        Struct other = new Struct("Data", List.of(new Field("a", Primitive.INT)));
        Operation first = generate("first", new Mapping(Primitive.INT, one, Length.of(2)));
        assertEquals(2, new Contract("C", List.of(first, generate("second", new OptionalValue(one)))).operations().size());
        assertThrows(IllegalArgumentException.class, () -> new Contract("C", List.of(first, generate("second", other))));
        assertThrows(IllegalArgumentException.class, () -> new Union("U", List.of()));
        assertThrows(IllegalArgumentException.class,
                () -> new Union("U", List.of(one.cases().getFirst(), one.cases().getFirst())));
    }

    /** Plans that are older than these two words may have types of these names. */
    @ParameterizedTest
    @ValueSource(strings = {"char", "timestamp"})
    void aTypeMayHaveALaterWordAsItsNameWhereNothingElseHasIt(String word) {
        Operation type = generate("first", new Struct(word, List.of()));
        Shape meant = word.equals("char") ? Primitive.CHAR : new Timestamp();
        assertEquals(1, new Contract("C", List.of(type)).operations().size());
        assertThrows(IllegalArgumentException.class, () -> new Contract("C", List.of(type, generate("second", meant))));
    }

    @Test
    void aDecimalNumberHasOneTo31DigitsAndNothingIsOptionalTwice() {
        assertEquals(16, new Decimal(31, 31).bytes());
        for (int[] wrong : new int[][] {{0, 0}, {32, 0}, {5, 6}, {5, -1}}) {
            assertThrows(IllegalArgumentException.class, () -> new Decimal(wrong[0], wrong[1]));
        }
        assertThrows(IllegalArgumentException.class, () -> new OptionalValue(new OptionalValue(Primitive.INT)));
    }

    @Test
    void aMapHasFourTimesAsManyKeysAsEntries() {
        Text digit = new Text(Length.of(1), Repertoire.LATIN1);
        assertEquals(15, new Mapping(digit, Primitive.INT, Length.of(15)).length().max());
        assertEquals(16, new Mapping(new Text(new Length(0, 2), Repertoire.LATIN1), digit, Length.of(16)).length().max());
        assertEquals(1 << 30, new Mapping(Primitive.INT, Primitive.INT, Length.of(1 << 30)).length().max());
        for (Shape key : List.of(digit, Primitive.SHORT, Primitive.CHAR, new Shape.Bytes(Length.of(9)))) {
            assertThrows(IllegalArgumentException.class, () -> new Mapping(key, Primitive.INT, Length.of(16)));
        }
        assertThrows(IllegalArgumentException.class,
                () -> new Mapping(Primitive.INT, Primitive.INT, Length.of((1 << 30) + 1)));
    }

    @Test
    void namesMustBeUniqueAndListsNotEmpty() {
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        Field field = new Field("a", Primitive.INT);
        assertThrows(IllegalArgumentException.class, () -> new Contract("C", List.of(ping, ping)));
        assertThrows(IllegalArgumentException.class, () -> new Contract("C", List.of()));
        assertThrows(IllegalArgumentException.class, () -> new Struct("S", List.of(field, field)));
        assertThrows(IllegalArgumentException.class, () -> new Enumeration("E", List.of("A", "A")));
        assertThrows(IllegalArgumentException.class, () -> new Enumeration("E", List.of()));
    }

    @Test
    void nothingHasNoResultAndEchoReturnsItsParameter() {
        assertThrows(IllegalArgumentException.class,
                () -> new Operation("o", List.of(), Optional.of(TEXT), Behaviour.NOTHING));
        assertThrows(IllegalArgumentException.class, () -> operation(Behaviour.ECHO, TEXT, Primitive.INT));
        assertEquals(Behaviour.ECHO, operation(Behaviour.ECHO, TEXT, TEXT).behaviour());
    }

    @Test
    void aOneWayOperationHasNothingToAnswer() {
        assertTrue(new Operation("tell", List.of(), Optional.empty(), List.of(), Behaviour.NOTHING, true).oneWay());
        Struct failure = new Struct("Failure", List.of(new Field("reason", TEXT)));
        assertThrows(IllegalArgumentException.class,
                () -> new Operation("tell", List.of(), Optional.empty(), List.of(failure), Behaviour.NOTHING, true));
        assertThrows(IllegalArgumentException.class,
                () -> new Operation("tell", List.of(), Optional.of(TEXT), List.of(), Behaviour.GENERATE, true));
    }

    @Test
    void exceptionsAreStructsThatNoValueHolds() {
        Struct failure = new Struct("Failure", List.of(new Field("reason", TEXT)));
        Operation check = new Operation("check", List.of(), Optional.of(TEXT), List.of(failure), Behaviour.THROW);
        assertEquals(Optional.of(failure), check.outcome());
        assertEquals(List.of(failure), new Contract("C", List.of(check)).types());
        Operation get = new Operation("get", List.of(), Optional.of(TEXT), List.of(failure), Behaviour.GENERATE);
        assertEquals(Optional.of(TEXT), get.outcome());
        assertThrows(IllegalArgumentException.class,
                () -> new Operation("check", List.of(), Optional.empty(), List.of(), Behaviour.THROW));
        assertThrows(IllegalArgumentException.class,
                () -> new Operation("check", List.of(), Optional.empty(), List.of(failure, failure), Behaviour.THROW));
        assertThrows(IllegalArgumentException.class, () -> Operation.exception(TEXT));
        Operation echo = operation(Behaviour.ECHO, failure, failure);
        assertEquals("Failure is an exception, so no value can hold one",
                assertThrows(IllegalArgumentException.class, () -> new Contract("C", List.of(check, echo))).getMessage());
        Operation nested = new Operation("nest", List.of(), Optional.empty(),
                List.of(new Struct("Outer", List.of(new Field("inner", failure)))), Behaviour.THROW);
        assertThrows(IllegalArgumentException.class, () -> new Contract("C", List.of(check, nested)));
    }

    @Test
    void aServantThatThrowsAtSomeCallsNeedsAnExceptionAndAnotherBehaviour() {
        Struct failure = new Struct("Failure", List.of(new Field("reason", TEXT)));
        Operation check = thrower(List.of(failure), Behaviour.NOTHING, 10);
        assertEquals(Optional.of(failure), check.thrown());
        assertEquals(Optional.empty(), check.outcome(), "what the behaviour ends with");
        assertEquals(Optional.empty(), thrower(List.of(failure), Behaviour.NOTHING, 0).thrown());
        assertEquals(Optional.of(failure), thrower(List.of(failure), Behaviour.THROW, 0).thrown());
        assertThrows(IllegalArgumentException.class, () -> thrower(List.of(), Behaviour.NOTHING, 10));
        assertThrows(IllegalArgumentException.class, () -> thrower(List.of(failure), Behaviour.THROW, 10));
        assertThrows(IllegalArgumentException.class, () -> thrower(List.of(failure), Behaviour.NOTHING, -1));
    }

    private static Operation thrower(List<Struct> exceptions, Behaviour behaviour, int every) {
        return new Operation("check", List.of(), Optional.empty(), exceptions, behaviour, false, Work.NONE, every);
    }

    @Test
    void upperCaseTakesTextAndDoublingTakesNumbers() {
        assertThrows(IllegalArgumentException.class,
                () -> operation(Behaviour.UPPER_CASE, Primitive.INT, Primitive.INT));
        assertThrows(IllegalArgumentException.class,
                () -> operation(Behaviour.MULTIPLY_BY_TWO, Primitive.BOOLEAN, Primitive.BOOLEAN));
        assertThrows(IllegalArgumentException.class, () -> operation(Behaviour.MULTIPLY_BY_TWO, TEXT, TEXT));
        assertThrows(IllegalArgumentException.class,
                () -> operation(Behaviour.MULTIPLY_BY_TWO, Primitive.CHAR, Primitive.CHAR));
    }

    @ParameterizedTest
    @EnumSource(value = Primitive.class, mode = EnumSource.Mode.EXCLUDE, names = {"BOOLEAN", "CHAR"})
    void everyNumberCanBeDoubled(Primitive number) {
        assertEquals(Behaviour.MULTIPLY_BY_TWO, operation(Behaviour.MULTIPLY_BY_TWO, number, number).behaviour());
    }

    @Test
    void payloadsHaveAShortText() {
        Struct data2 = new Struct("Data2", List.of());
        Struct line = new Struct("Line", List.of(new Field("price", Primitive.DOUBLE)));
        Struct order = new Struct("Order", List.of(new Field("customer", new Text(Length.of(30), Repertoire.LATIN1)),
                new Field("lines", new Sequence(line, new Length(1, 9))), new Field("last", line)));
        assertEquals("void", Payload.describe(new Operation("p", List.of(), Optional.empty(), Behaviour.NOTHING)));
        assertEquals("Order(customer: string 30, lines: Line(price: double)[1..9], last: Line)", Payload.detail(operation(
                Behaviour.ECHO, order, order)), "a struct is explained where it first occurs, an echo once");
        assertEquals("Order, lines: Line[1..9]", Payload.describe(operation(Behaviour.ECHO, order, order)), "orders of 4 and of 50 lines are told apart");
        assertEquals("Data2[4]", Payload.describe(generate("f", new Sequence(data2, Length.of(4)))));
        Union union = new Union("Either", List.of(new Field("a", new Decimal(10, 2)), new Field("b", new OptionalValue(line))));
        assertEquals("Either", Payload.describe(generate("f", union)));
        assertEquals("Either(a: decimal(10, 2) | b: Line(price: double)?)", Payload.detail(generate("f", union)));
        assertEquals("map int -> timestamp[4]", Payload.describe(generate("f",
                new Mapping(Primitive.INT, new Timestamp(), Length.of(4)))));
        assertEquals("string 8", Payload.describe(operation(Behaviour.ECHO, TEXT, TEXT)));
        assertEquals("(int, bytes 1..9) -> string 8", Payload.describe(new Operation("t",
                List.of(new Parameter("a", Primitive.INT), new Parameter("b", new Shape.Bytes(new Length(1, 9)))),
                Optional.of(TEXT), Behaviour.GENERATE)));
    }

    @Test
    void aShortTextNamesAFewOfTheLengthsThatNamesHide() {
        Struct person = new Struct("Person", List.of(new Field("id", Primitive.INT), new Field("name", new OptionalValue(TEXT))));
        assertEquals("Person, name: string 8?", Payload.describe(generate("f", person)), "where no list has a length");
        assertEquals("Person[4]", Payload.describe(generate("f", new Sequence(person, Length.of(4)))));
        assertEquals("string 8 -> Person", Payload.describe(operation(Behaviour.GENERATE, TEXT, person)));
        Struct team = new Struct("Team", List.of(new Field("people", new Sequence(person, Length.of(3))), new Field("best", person),
                new Field("scores", new Sequence(new Sequence(Primitive.INT, Length.of(2)), Length.of(5)))));
        assertEquals("Team, people: Person[3], scores: int[2][5]", Payload.describe(generate("f", team)));
        Struct club = new Struct("Club", List.of(new Field("team", team), new Field("byName", new Mapping(TEXT, team, Length.of(6)))));
        assertEquals("int -> Club, byName: map string 8 -> Team[6], people: Person[3], \u2026 throws Person", Payload.describe(new Operation("f",
                List.of(new Parameter("a", Primitive.INT)), Optional.of(club), List.of(person), Behaviour.GENERATE, false)));
    }

    private static Operation operation(Behaviour behaviour, Shape parameter, Shape result) {
        return new Operation("o", List.of(new Parameter("p", parameter)), Optional.of(result), behaviour);
    }

    private static Operation generate(String name, Shape result) {
        return new Operation(name, List.of(), Optional.of(result), Behaviour.GENERATE);
    }
}
