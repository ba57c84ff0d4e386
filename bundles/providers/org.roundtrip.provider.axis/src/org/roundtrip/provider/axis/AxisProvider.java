// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Generator;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.axis.runtime.AxisClient;
import org.roundtrip.provider.axis.runtime.Keyword;
import org.roundtrip.provider.axis.runtime.TomcatServer;
import org.roundtrip.soap.BeanTypes;
import org.roundtrip.soap.Dialect;
import org.roundtrip.soap.SoapNames;
import org.roundtrip.soap.Style;
import org.roundtrip.soap.Wsdl;

/**
 * Apache Axis 1.4 or 1.1 in an embedded Apache Tomcat 9: SOAP 1.1 over HTTP. A contract becomes a WSDL document. From it,
 * Axis's own WSDL2Java generates beans, stub, locator and deployment descriptor. The files of version 1.1 are fetched.
 *
 * <p>Defaults: {@code version=1.4}, the last one. {@code style=encoded}, because RPC style with SOAP's own encoding was Axis's default and is what the
 * literature on it measured. {@code http=keep-alive}, because Axis's first sender opens a connection for each call: a
 * long run would measure TCP set-up, and its many closed connections may use up the machine's ports.
 */
public class AxisProvider implements Provider {
    private static final String STYLE = "style", ENCODED = "encoded", LAST = "1.4";
    /** Bundles of version 1.4 that the files of version 1.1 replace. */
    private static final String[] REPLACED = {"org.apache.axis", "org.apache.axis.jaxrpc", "org.apache.axis.saaj", "wsdl4j",
            "org.apache.commons.discovery", "org.apache.commons.commons-logging", "org.apache.commons.httpclient"};
    private static final Texts TEXTS = Texts.of(AxisProvider.class);
    private static final List<Option> OPTIONS = List.of(
            Option.choice(STYLE, TEXTS.text("style.label"), TEXTS.text("style.help"), ENCODED, "literal"),
            Option.choice(AxisClient.HTTP, TEXTS.text("http.label"), TEXTS.text("http.help"),
                    AxisClient.KEEP_ALIVE, "1.0"),
            Option.choice(AxisClient.VERSION, TEXTS.text("version.label"), TEXTS.text("version.help"), LAST, AxisClient.FIRST));

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(AxisProvider.class, "libraries.txt").only(AxisClient.FIRST);
    }

    @Override
    public Libraries libraries(Map<String, String> options) {
        return AxisClient.first(options) ? libraries() : Libraries.NONE;
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.CHAR, ShapeKind.TIMESTAMP, ShapeKind.DECIMAL, ShapeKind.EXCEPTION).shapes(shape -> shape instanceof Struct struct && BeanTypes.tooWide(struct)
                ? TEXTS.text("struct.fields", BeanTypes.MOST_FIELDS) : null).list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        boolean first = AxisClient.first(setting.options());
        Dialect dialect = first ? AxisDialect.FIRST : AxisDialect.LAST;
        SoapNames names = new SoapNames(contract, dialect);
        Style style = setting.options().get(STYLE).equals(ENCODED) ? Style.RPC_ENCODED : Style.DOCUMENT_LITERAL;
        Map<String, String> sources = new LinkedHashMap<>(Glue.sources(contract, new BeanTypes(names, style, dialect) {
            @Override
            public String stubType(Contract served) {
                return super.stubType(served) + "SoapBindingStub";
            }
        }));
        sources.put("contract.wsdl", Wsdl.write(contract, names, style, dialect));
        List<Path> classPath = axis(setting.options(), setting.libraries());
        List<Generator> steps = new ArrayList<>();
        steps.add(new Generator("Axis's WSDL2Java", "org.apache.axis.wsdl.WSDL2Java", classPath, List.of(),
                List.of("--server-side", "--deployScope", "Application",
                        "--NStoPkg", Wsdl.SERVICE_NAMESPACE + "=" + BeanTypes.SERVICE_PACKAGE,
                        "--NStoPkg", Wsdl.TYPES_NAMESPACE + "=" + BeanTypes.TYPES_PACKAGE, "contract.wsdl")));
        if (first) {
            steps.add(new Generator("the keyword in sources of Axis 1.1", Keyword.class.getName(), classPath, List.of(), List.of()));
        }
        return compiler.compile(new Recipe("axis", first ? AxisClient.FIRST : LAST, sources, steps, classPath, setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return half(TomcatServer.class, compiled, options);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return half(AxisClient.class, compiled, options);
    }

    private Launch half(Class<?> half, Compiled compiled, Map<String, String> options) {
        List<Path> classPath = new ArrayList<>(axis(options, compiled.libraries()));
        classPath.addAll(security(compiled.libraries()));
        return Halves.on(classPath, half, compiled);
    }

    private static List<Path> axis(Map<String, String> options, LibraryFiles fetched) {
        return AxisClient.first(options) ? BundleClassPath.behind(fetched.classPath(AxisClient.FIRST), TomcatServer.class, REPLACED)
                : BundleClassPath.of(TomcatServer.class);
    }

    /** Returns the files of WS-Security, where it is used. */
    List<Path> security(LibraryFiles fetched) {
        return List.of();
    }
}
