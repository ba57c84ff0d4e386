// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.corba.own.OwnOrbs;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.libraries.FetchProgress;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.provider.Libraries;

/** JacORB and Apache Yoko, described in the home of the tests as if the user owned them; so {@code orb.custom} has two ORBs. */
final class DescribedOrbs {
    /** The id of the provider that takes described ORBs. */
    static final String PROVIDER = "orb.custom";
    /** The name of the description of JacORB. */
    static final String JACORB = "jacorb";
    private static final Libraries FETCHED = Libraries.read(DescribedOrbs.class, "own-orbs.txt");
    private static final Map<String, String> OF_JACORB = Map.of("OAIAddr", "${host}", "OAPort", "${port}", "jacorb.retries", "0",
            "jacorb.connection.client.pending_reply_timeout", "${millis}", "jacorb.connection.client.connect_timeout", "${millis}",
            "jacorb.orb.print_version", "off", "jacorb.native_char_codeset", "ISO8859_1", "jacorb.native_wchar_codeset", "UTF16");
    private static final Map<String, String> OF_YOKO = Map.of("yoko.orb.policy.request_timeout", "${millis}",
            "yoko.orb.policy.connect_timeout", "${millis}",
            "yoko.orb.oa.endpoint", "[iiop --host ${host} --bind ${host}][ --port ${port}]");
    /** Yoko makes a further ORB in each process, from system properties; without these it would listen at all addresses. */
    private static final List<String> FLAGS_OF_YOKO = Stream.of("oa", "poamanager.rmi0")
            .map(name -> "-Dyoko.orb." + name + ".endpoint=iiop --host 127.0.0.1 --bind 127.0.0.1").toList();

    private DescribedOrbs() {
    }

    /** Fetches their jars and describes them, where that has not been done. */
    static void describe() throws LibraryException, IOException, InterruptedException {
        RoundtripHome home = RoundtripHome.current();
        LibraryFetch fetch = LibraryFetch.into(home);
        fetch.fetch(FETCHED.needed(), FetchProgress.NONE);
        OwnOrbs orbs = new OwnOrbs(home);
        orbs.put(new OwnOrb(JACORB, jars(fetch, JACORB), "org.jacorb.orb.ORB", "org.jacorb.orb.ORBSingleton",
                "{java} -cp {jars} org.jacorb.idl.parser -d {out} -notimestamps {idl}", OF_JACORB, List.of()));
        orbs.put(new OwnOrb("yoko", jars(fetch, "yoko"), "org.apache.yoko.orb.CORBA.ORB", "org.apache.yoko.orb.CORBA.ORBSingleton",
                "{java} -cp {jars} com.sun.tools.corba.ee.idl.toJavaPortable.Compile -keep -fall -td {out} {idl}", OF_YOKO, FLAGS_OF_YOKO));
    }

    private static List<String> jars(LibraryFetch fetch, String set) throws LibraryException {
        return fetch.store().files(FETCHED).classPath(set).stream().map(Path::toAbsolutePath).map(Path::toString).toList();
    }
}
