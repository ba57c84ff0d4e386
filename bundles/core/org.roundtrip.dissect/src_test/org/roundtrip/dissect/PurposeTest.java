// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.dissect.ejbd.EjbdDissector;
import org.roundtrip.dissect.giop.GiopDissector;
import org.roundtrip.dissect.http2.Http2Dissector;
import org.roundtrip.dissect.jrmp.JrmpDissector;
import org.roundtrip.dissect.remoting.RemotingDissector;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Primitive;

class PurposeTest {
    private final Dissectors dissectors = new Dissectors();

    PurposeTest() {
        dissectors.add(new GiopDissector());
        dissectors.add(new Http2Dissector());
        dissectors.add(new JrmpDissector());
        dissectors.add(new EjbdDissector());
        dissectors.add(new RemotingDissector());
    }

    @ParameterizedTest
    @CsvSource({"jrmp,registry.lookup,NAMING", "jrmp,dgc.dirty,GARBAGE_COLLECTION",
        "jrmp,DgcAck (garbage collection),GARBAGE_COLLECTION", "jrmp,register,CALL", "giop,resolve,NAMING",
        "giop,_is_a,ANY_OBJECT", "giop,LocateRequest,ANY_OBJECT", "giop,add,CALL", "http2,PING (connection check),CONNECTION", "http2,SETTINGS (connection),CONNECTION", "http2,RST_STREAM,CALL", "giop,'',CALL", "none,resolve,CALL",
        "ejbd,jndi.lookup,NAMING", "ejbd,AUTH_REQUEST (authentication),CONNECTION", "ejbd,lookup,CALL",
        "remoting,GREETING (connection),CONNECTION", "remoting,MESSAGE_DATA (channel naming),NAMING", "remoting,MESSAGE_CLOSE (of a message),CALL"})
    void dissectorsKnowWhatTheirMessagesAreFor(String protocol, String operation, Purpose purpose) {
        assertEquals(purpose, dissectors.purpose(protocol, operation, Hints.NONE));
    }

    @Test
    void anOperationOfTheContractIsACall() {
        Operation list = new Operation("list", List.of(), Optional.empty(), Behaviour.NOTHING);
        Hints hints = Hints.of(new Contract("Shop", List.of(list)));
        assertEquals(Purpose.CALL, dissectors.purpose("giop", "list", hints));
        assertEquals(Purpose.NAMING, dissectors.purpose("giop", "resolve", hints));
    }

    @Test
    void aComponentIsLookedUpWhereTheContractIsKnown() {
        Hints hints = Hints.of(new Contract("Shop", List.of(new Operation("create", List.of(), Optional.empty(), Behaviour.NOTHING))));
        assertEquals(Purpose.NAMING, dissectors.purpose("giop", "provide_facet", hints));
        assertEquals(Purpose.CALL, dissectors.purpose("giop", "create", hints));
        assertEquals(Purpose.CALL, dissectors.purpose("giop", "create", Hints.NONE));
    }

    @Test
    void anOperationWithAnUnderscoreBeforeItsNameIsACallWhereTheContractHasIt() {
        Hints hints = Hints.of(new Contract("Shop", List.of(
                new Operation("String", List.of(), Optional.empty(), Behaviour.NOTHING),
                new Operation("getPrice", List.of(), Optional.of(Primitive.INT), Behaviour.GENERATE),
                new Operation("is_a", List.of(), Optional.empty(), Behaviour.NOTHING))));
        assertEquals(Purpose.CALL, dissectors.purpose("giop", "_String", hints));
        assertEquals(Purpose.CALL, dissectors.purpose("giop", "_get_price", hints));
        assertEquals(Purpose.ANY_OBJECT, dissectors.purpose("giop", "_is_a", hints));
        assertEquals(Purpose.ANY_OBJECT, dissectors.purpose("giop", "_get_policy", hints));
    }
}
