// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.ConnectException;
import org.junit.jupiter.api.Test;

class FailureTest {

    @Test
    void namesClassAndMessage() {
        assertEquals("IOException: broken pipe.", Failure.sentence(new IOException("broken pipe")));
        assertEquals("StackOverflowError.", Failure.sentence(new StackOverflowError()));
    }

    @Test
    void addsTheRootCauseWhenItSaysMore() {
        assertEquals("IllegalStateException: no service (ConnectException: refused).",
                Failure.sentence(new IllegalStateException("no service", new IOException(new ConnectException("refused")))));
        assertEquals("IOException: ConnectException: refused.",
                Failure.sentence(new IOException("ConnectException: refused", new ConnectException("refused"))));
    }

    @Test
    void leavesOutTheExceptionOfReflection() {
        assertEquals("IOException: x.", Failure.sentence(new InvocationTargetException(new IOException("x"))));
    }

    @Test
    void anExplainedMessageIsKept() {
        assertEquals("Port 1 is taken.", Failure.sentence(
                new RuntimeException(new ExplainedException("Port 1 is taken.", new IOException("bind")))));
    }

    @Test
    void longAndManyLinedTextsBecomeOneLine() {
        String sentence = Failure.sentence(new IOException("a\n\tb\r\n" + "x".repeat(10_000)));
        assertTrue(sentence.startsWith("IOException: a b x") && sentence.endsWith("…") && sentence.length() < 400);
    }

    @Test
    void aCycleOfCausesEnds() {
        Exception one = new Exception("one");
        Exception two = new Exception("two", one);
        one.initCause(two);
        assertTrue(Failure.sentence(one).startsWith("Exception: one"));
    }
}
