// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.own;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be an ORB is refused in a sentence. */
class OwnOrbTest {
    private static final String COMMAND = "{java} -cp {jars} x.Idl -d {out} {idl}";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            my orb | /a.jar    | x.Orb  | {idl}     | This is not a name for an ORB: my orb. A name has at most 60 letters, digits, dots, underscores and hyphens.
            ../x   | /a.jar    | x.Orb  | {idl}     | This is not a name for an ORB: ../x. A name has at most 60 letters, digits, dots, underscores and hyphens.
            mine   | a.jar     | x.Orb  | {idl}     | This is not the absolute path of a jar, in whose name one * may stand for any characters: a.jar
            mine   | /*/a.jar  | x.Orb  | {idl}     | This is not the absolute path of a jar, in whose name one * may stand for any characters: /*/a.jar
            mine   | /a*b*.jar | x.Orb  | {idl}     | This is not the absolute path of a jar, in whose name one * may stand for any characters: /a*b*.jar
            mine   | /a.jar    | x Orb  | {idl}     | This is not the full name of a class: x Orb
            mine   | /a.jar    | x..Orb | {idl}     | This is not the full name of a class: x..Orb
            mine   | /a.jar    | x.Orb  | jidl      | The command of the IDL compiler does not say where the IDL file stands: write {idl} there.
            mine   | /a.jar    | x.Orb  | "j {idl}  | This is not a command of one line with matching quotation marks: "j {idl}
            mine   | /a.jar    | x.Orb  | j {i} {idl} | The command of the IDL compiler can contain {java}, {jars}, {out} and {idl}, but not {i}.
            """)
    void whatIsNotAnOrbIsRefused(String name, String jar, String orbClass, String command, String sentence) {
        assertEquals(sentence, refused(() -> new OwnOrb(name, List.of(jar), orbClass, "x.Single", command, Map.of(), List.of())));
    }

    @Test
    void propertiesAndFlagsAreChecked() {
        assertEquals("This is not a property KEY=VALUE: novalue", refused(() -> OwnOrb.property("novalue")));
        assertEquals("This is not a property KEY=VALUE: a b=c", refused(() -> with(Map.of("a b", "c"), List.of())));
        assertEquals("This is not a property KEY=VALUE: a=b?c", refused(() -> with(Map.of("a", "b\nc"), List.of())));
        assertEquals("This is not a flag of a JVM: Xmx1g", refused(() -> with(Map.of(), List.of("Xmx1g"))));
        assertEquals(Map.entry("url", "iiop://h:1?x=y"), OwnOrb.property("url = iiop://h:1?x=y"));
        assertEquals("Name at least one jar of the ORB mine.",
                refused(() -> new OwnOrb("mine", List.of(), "x.Orb", "x.Single", COMMAND, Map.of(), List.of())));
    }

    @Test
    void aCommandIsSplitIntoWords() {
        assertEquals(List.of("/opt/my orb/jidl", "-I/x y", "contract"), IdlCommand.words("\"/opt/my orb/jidl\"  -I\"/x y\" contract".replace("contract", "{idl}"))
                .stream().map(word -> word.replace("{idl}", "contract")).toList());
    }

    private static OwnOrb with(Map<String, String> properties, List<String> flags) {
        return new OwnOrb("mine", List.of("/a.jar"), "x.Orb", "x.Single", COMMAND, properties, flags);
    }

    private static String refused(Executable executable) {
        return assertThrows(IllegalArgumentException.class, executable).getMessage();
    }
}
