// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** Files that include others, conditions and macros. */
class IdlIncludesTest {
    @TempDir
    Path folder;

    @Test
    void filesBesideTheFileAndOnTheImportPathAreRead() throws Exception {
        write("robot/robot.idl", """
                #include "pose.idl"
                #include <base/time.idl>
                struct Robot { geometry::Pose pose; base::Time at; };
                """);
        write("robot/pose.idl", "#include \"sub/point.idl\"\nmodule geometry { struct Pose { Point where; double angle; }; struct Unused { long x; }; };");
        write("robot/sub/point.idl", "module geometry { struct Point { double x, y; }; };");
        write("path/base/time.idl", "#include <base/parts.idl>\nmodule base { struct Time { Seconds s; }; exception Late { }; interface Clock { Time now(); }; };");
        write("path/base/parts.idl", "module base { typedef long Seconds; };");
        Imported imported = read("robot/robot.idl", "path");
        assertEquals("Robot{pose:Pose{where:Point{x:double, y:double}, angle:double}, at:Time{s:int}}", Drawn.words(imported.drawing()));
        assertEquals(List.of(), imported.notes());
        assertEquals("Unused{x:int}", Drawn.words(new IdlImporter().read(SourceFile.read(folder.resolve("robot/robot.idl"), List.of(folder.resolve("path"))),
                Optional.of("Unused")).drawing()));
    }

    @Test
    void aFileBesideTheFileMayBeCalledByItsFolders() throws Exception {
        write("base/msgs/robot.idl", "#include \"base/msgs/pose.idl\"\n#include \"msgs/time.idl\"\nstruct Robot { Pose pose; Time at; };");
        write("base/msgs/pose.idl", "struct Pose { double x; };");
        write("base/msgs/time.idl", "struct Time { long s; };");
        assertEquals("Robot{pose:Pose{x:double}, at:Time{s:int}}", Drawn.words(read("base/msgs/robot.idl").drawing()));
    }

    @Test
    void anOperationOfAnIncludedInterfaceIsInherited() throws Exception {
        write("a.idl", "#include \"b.idl\"\ninterface A : B { void a(); };");
        write("b.idl", "#include \"c.idl\"\ninterface B : C { void b(in T t); }; interface Other { void other(); };");
        write("c.idl", "struct T { long x; }; interface C { readonly attribute T t; };");
        assertEquals("get_t() T{x:int}; b(t:T{x:int}); a()", Drawn.words(read("a.idl").drawing()));
    }

    @Test
    void aFileThatOnlyIncludesOthersStandsForThem() throws Exception {
        write("all.idl", "#include \"a.idl\"\n#include \"b.idl\"\n");
        write("a.idl", "struct A { long a; };");
        write("b.idl", "struct B { A a; };");
        assertEquals("B{a:A{a:int}}", Drawn.words(read("all.idl").drawing()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            <orb.idl>                       | struct S { CORBA::StringSeq names; CORBA::TypeCode code; }; | S{names:[4 string 16]}
            <omniORB4/corbaidl.idl>         | struct S { CORBA::LongSeq numbers; };                       | S{numbers:[4 int]}
            "tao/OctetSeq.pidl"             | struct S { CORBA::OctetSeq octets; };                       | S{octets:bytes 16}
            <CosNaming.idl>                 | struct S { CosNaming::Name name; };                         | S{name:[4 NameComponent{id:string 16, kind:string 16}]}
            <TimeBase.idl>                  | struct S { TimeBase::TimeT at; };                           | S{at:long}
            <orbsvcs/CosEventChannelAdmin.idl> | interface I : CosEventComm::PullConsumer { void f(); };  | disconnect_pull_consumer(); f()
            """)
    void standardFilesComeAlong(String include, String definition, String drawing) throws Exception {
        write("a.idl", "#include " + include + "\n" + definition);
        assertEquals(drawing, Drawn.words(read("a.idl").drawing()));
    }

    @Test
    void aFileOfTheUserComesBeforeAStandardOne() throws Exception {
        write("orb.idl", "module CORBA { typedef long StringSeq; };");
        write("a.idl", "#include <orb.idl>\nstruct S { CORBA::StringSeq x; };");
        assertEquals("S{x:int}", Drawn.words(read("a.idl").drawing()));
    }

    @Test
    void aMissingFileIsNamedWithTheFoldersThatWereSearched() throws Exception {
        write("a.idl", "\n#include \"none/b.idl\"\nstruct S { long x; };");
        write("path/x.idl", "");
        InvalidFileException problem = assertThrows(InvalidFileException.class, () -> read("a.idl", "path"));
        assertEquals("line 2", problem.place());
        for (String word : List.of("none/b.idl", folder.toRealPath().toString(), folder.resolve("path").toRealPath().toString())) {
            assertTrue(problem.problem().contains(word), problem.problem());
        }
        assertThrows(InvalidFileException.class, () -> new IdlImporter().read(SourceFile.of("a.idl", "#include \"b.idl\"\nstruct S { long x; };"), Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../outside.idl", "/etc/hosts", "sub/../../outside.idl", "link.idl"})
    void nothingOutsideOfTheFoldersIsRead(String reference) throws Exception {
        write("outside.idl", "struct Secret { long x; };");
        write("in/sub/x.idl", "");
        Files.createSymbolicLink(folder.resolve("in/link.idl"), folder.resolve("outside.idl"));
        write("in/a.idl", "#include \"" + reference + "\"\nstruct S { long x; };");
        InvalidFileException problem = assertThrows(InvalidFileException.class, () -> read("in/a.idl"));
        assertTrue(problem.problem().contains(reference), problem.problem());
    }

    @Test
    void filesWithAGuardIncludeEachOther() throws Exception {
        write("a.idl", "#ifndef A\n#define A\n#include \"b.idl\"\nstruct S { T t; };\n#endif");
        write("b.idl", "#if !defined(B)\n#define B\n#include \"a.idl\"\n#include \"c.idl\"\nstruct T { U u; };\n#endif");
        write("c.idl", "#pragma once\n#include \"b.idl\"\n#include \"c.idl\"\nstruct U { long x; };");
        Imported imported = read("a.idl");
        assertEquals("S{t:T{u:U{x:int}}}", Drawn.words(imported.drawing()));
        assertEquals(List.of(), imported.notes());
    }

    @Test
    void aLoopAndADuplicateAreReadOnceAndSaid() throws Exception {
        write("a.idl", "#include \"b.idl\"\n#include \"c.idl\"\nstruct S { T t; U u; };");
        write("b.idl", "#include \"c.idl\"\n#include \"a.idl\"\nstruct T { U u; };");
        write("c.idl", "#include \"c.idl\"\nstruct U { long x; };");
        Imported imported = read("a.idl");
        assertEquals("S{t:T{u:U{x:int}}, u:U{x:int}}", Drawn.words(imported.drawing()));
        String notes = String.join("\n", imported.notes());
        for (String note : List.of("c.idl: it includes itself (c.idl > c.idl)", "a.idl: it includes itself (a.idl > b.idl > a.idl)")) {
            assertTrue(notes.contains(note), notes);
        }
        write("d.idl", "#include \"e.idl\"\n#include \"e.idl\"\nstruct D { E e; };");
        write("e.idl", "struct E { long x; };");
        assertTrue(read("d.idl").notes().getFirst().startsWith("e.idl: it is included again"));
    }

    @Test
    void whatIsDeclaredTwiceIsRefusedWithBothPlaces() throws Exception {
        write("a.idl", "#include \"b.idl\"\nstruct S { long x; };");
        write("b.idl", "struct S { long y; };");
        assertEquals("a.idl: line 2: S is declared twice, also in b.idl, line 1", assertThrows(InvalidFileException.class, () -> read("a.idl")).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            #define N 3;struct S { long x[N]; };                                        | S{x:[3 int]}
            #define N (1 << 2);struct S { long x[N * 2]; };                             | S{x:[8 int]}
            #define LIST(t) sequence<t>;struct S { LIST(long) x; };                     | S{x:[4 int]}
            #define FIELD(t, n) t f##n;struct S { FIELD(long, 1); FIELD(octet, 2); };   | S{f1:int, f2:byte}
            #define A B;#define B A;struct S { long A; };                               | S{A:int}
            #ifdef A;broken " here;#else;struct S { long x; };#endif                    | S{x:int}
            #if defined(A) || (1 + 1 == 2 && !0);struct S { long x; };#endif            | S{x:int}
            #if 0;#if 1;broken;#endif;#elif 1;struct S { long x; };#elif 1;x;#endif     | S{x:int}
            #define A 2;#undef A;#ifndef A;struct S { long x; };#endif                  | S{x:int}
            #if A > 1;broken;#endif;struct S { long x; };                               | S{x:int}
            #if 1 \\;  && 1;struct S { long x; };#endif                               | S{x:int}
            #;#line 4 "x";# 1 "y" 2;struct S { long x; };                               | S{x:int}
            struct S { string x; }; // #include "none.idl";                             | S{x:string 16}
            """)
    void conditionsAndMacrosAreFollowed(String lines, String drawing) throws Exception {
        String idl = lines.replaceAll(";(?=#|struct|broken|x;|  &&)", "\n");
        assertEquals(drawing, Drawn.words(new IdlImporter().read(SourceFile.of("a.idl", idl), Optional.empty()).drawing()), idl);
    }

    @Test
    void manyFilesAndMacrosThatDoubleEndInASentence() throws Exception {
        StringBuilder doubling = new StringBuilder("#define M0 long\n");
        for (int i = 1; i < 60; i++) {
            doubling.append("#define M").append(i).append(" M").append(i - 1).append(" M").append(i - 1).append('\n');
        }
        assertThrows(InvalidFileException.class, () -> new IdlImporter().read(SourceFile.of("a.idl", doubling + "struct S { M59 x; };"), Optional.empty()));
        for (int i = 0; i < 300; i++) {
            write("f" + i + ".idl", "#include \"f" + (i + 1) + ".idl\"\nstruct S" + i + " { long x; };");
        }
        write("f300.idl", "struct Last { long x; };");
        assertThrows(InvalidFileException.class, () -> read("f0.idl"));
        assertEquals("S200{x:int}", Drawn.words(read("f200.idl").drawing()));
    }

    private Path write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        return Files.writeString(folder.resolve(file), text);
    }

    private Imported read(String file, String... path) throws InvalidFileException {
        return new IdlImporter().read(SourceFile.read(folder.resolve(file), List.of(path).stream().map(folder::resolve).toList()), Optional.empty());
    }
}
