// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.yoko;

import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.corba.java.Idlj;
import org.roundtrip.corba.java.ListedOrb;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.yoko.runtime.RootNames;

/** Apache Yoko, which grew from ORBacus. It has no IDL compiler of its own; its stubs are made by idlj, as its project does. */
public final class YokoProvider extends ListedOrb {
    private static final Texts TEXTS = Texts.of(YokoProvider.class);
    private static final String RUNTIME = "runtime";
    private static final List<Option> OPTIONS = List.of(connections(), Option.choice("serving", TEXTS.text("serving.label"),
            TEXTS.text("serving.help"), "thread_per_request", "threaded", "thread_pool"), giop());

    @Override
    protected String id() {
        return "yoko";
    }

    @Override
    protected Orb orb(Map<String, String> options, LibraryFiles files) {
        return new Orb("1.4", BundleClassPath.behind(files.classPath(RUNTIME), RootNames.class), Idlj::sources, List.of(Idlj.generator(files)),
                Map.of(Orb.LIST, resource(YokoProvider.class, "yoko.properties")),
                List.of("-Dorg.omg.CORBA.ORBClass=org.apache.yoko.orb.CORBA.ORB",
                        "-Dorg.omg.CORBA.ORBSingletonClass=org.apache.yoko.orb.CORBA.ORBSingleton",
                        "-Djavax.rmi.CORBA.UtilClass=" + RootNames.class.getPackageName() + ".NoCodeBase", "--sun-misc-unsafe-memory-access=allow"));
    }

    /**
     * Its class {@code UTF16Reader} turns the octets of little-endian characters round and masks the wrong half away. It
     * spares the first one behind the byte order mark. ORBs in Java send big-endian texts; those in other languages send
     * the machine's order.
     */
    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options, ProviderInfo other) {
        return other.inJvm() || ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN ? super.refusals(contract, options, other)
                : Refusals.of(contract, ShapeKind.values()).shapes(shape -> shape instanceof Text text
                        && text.repertoire() == Repertoire.UNICODE && text.length().max() > 1
                                ? TEXTS.text("texts.little", other.label()) : null).list();
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }
}
