// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShortTextTest {
    @Test
    void namesThatDifferAtTheirEndDifferWithoutTheirMiddle() {
        String one = ShortText.middle("Four middlewares on one machine, 16 callers", 20);
        assertEquals("Four midd\u202616 callers", one);
        assertNotEquals(one, ShortText.middle("Four middlewares on one machine, 32 callers", 20));
        assertEquals("First look", ShortText.middle("First look", 10), "what fits is whole");
        assertEquals("\u2026", ShortText.middle("First look", 1));
    }

    @Test
    void noCharacterIsCutIntoHalves() {
        assertEquals("ab\u2026yz", ShortText.middle("ab\ud83d\ude00 cdefgh \ud83d\ude00yz", 7));
    }

    @Test
    void ofAPathTheNameOfTheFileStaysLongest() {
        String path = "/home/mia/captures/lecture-3.pcapng";
        assertEquals(path, ShortText.path(path, 8, text -> true));
        assertEquals("\u2026/captures/lecture-3.pcapng", ShortText.path(path, 8, text -> text.length() < 30));
        assertEquals("\u2026/lecture-3.pcapng", ShortText.path(path, 8, text -> text.length() < 25));
        assertEquals("lecture-3.pcapng", ShortText.path(path, 8, text -> text.length() < 18));
        assertEquals("lec\u2026apng", ShortText.path(path, 8, text -> text.length() < 9));
        assertEquals("\u2026\\lecture.pcap", ShortText.path("C:\\captures\\lecture.pcap", 8, text -> text.length() < 16));
    }

    @Test
    void aSentenceLosesWhatIsInBracketsThenItsEnd() {
        String sentence = "rmi was the fastest (it put 1.88 kB on the wire), and jacorb the next.";
        assertEquals(sentence, ShortText.sentence(sentence, text -> true));
        assertEquals("rmi was the fastest, and jacorb the next.", ShortText.sentence(sentence, text -> text.length() < 60));
        assertEquals("rmi was the fastest,\u2026", ShortText.sentence(sentence, text -> text.length() < 23));
        assertEquals("", ShortText.sentence("", text -> false));
    }

    @Test
    void wordsStayWhole() {
        String text = "127.0.0.1 to 127.0.0.2 (both here)";
        assertEquals(text, ShortText.words(text, shorter -> true));
        assertEquals("127.0.0.1 to 127.0.0.2 (both\u2026", ShortText.words(text, shorter -> shorter.length() < 34));
        assertEquals("127.0.0.1 to 127.0.0.2\u2026", ShortText.words(text, shorter -> shorter.length() < 28));
        assertEquals("127.0.0.1 to\u2026", ShortText.words(text, shorter -> shorter.length() < 23));
        assertEquals("127.0.0.1\u2026", ShortText.words(text, shorter -> shorter.length() < 11));
        assertEquals("127.0\u2026", ShortText.words(text, shorter -> shorter.length() < 7), "not even one has room");
        assertEquals("127\u20260.1", ShortText.words("127.0.0.1", shorter -> shorter.length() < 8), "an address is cut in its middle");
        assertEquals("1\u2026", ShortText.words(text, shorter -> false));
    }

    @Test
    void ofSeveralFormsTheFirstThatHasRoomIsTaken() {
        List<String> forms = List.of("differs: lines: Line[50] instead of Line[4]", "differs: lines: Line[50]", "differs: Line[50]");
        assertEquals(forms.get(0), ShortText.form(forms, text -> true));
        assertEquals(forms.get(1), ShortText.form(forms, text -> text.length() < 30));
        assertEquals(forms.get(2), ShortText.form(forms, text -> text.length() < 20));
        assertEquals("differs:\u2026", ShortText.form(forms, text -> text.length() < 11));
    }

    @Test
    void asLittleAsPossibleIsLeftOut() {
        assertEquals("Four\u2026alls", ShortText.fitting("Four middlewares, 1000 calls", 4, text -> text.length() <= 9));
        assertEquals("Four\u2026alls", ShortText.fitting("Four middlewares, 1000 calls", 9, text -> false), "that much stays");
        assertEquals("Four", ShortText.fitting("Four", 9, text -> false));
    }
}
