// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jaxrpc;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Generator;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.jaxrpc.runtime.JaxRpcClient;
import org.roundtrip.provider.jaxrpc.runtime.JaxRpcServer;
import org.roundtrip.soap.BeanTypes;
import org.roundtrip.soap.Dialect;
import org.roundtrip.soap.SoapNames;
import org.roundtrip.soap.Style;
import org.roundtrip.soap.Wsdl;

/**
 * The reference implementation of JAX-RPC 1.1 in an embedded Apache Tomcat 9: SOAP 1.1 over HTTP. Its files are fetched.
 *
 * <p>Default: {@code style=rpc/encoded}, its own default and what the literature on it measured.
 */
public final class JaxRpcProvider implements Provider {
    private static final String STYLE = "style", RUNTIME = "runtime", CONFIGURATION = "config.xml";
    /** Classes of the run-time half that need fetched files, so they cannot be loaded here. */
    private static final String SERVABLE = JaxRpcServer.class.getPackageName() + ".Servable", WSCOMPILE = JaxRpcServer.class.getPackageName() + ".Wscompile";
    private static final Dialect DIALECT = new JaxRpcDialect();
    private static final Texts TEXTS = Texts.of(JaxRpcProvider.class);
    private static final List<Option> OPTIONS = List.of(Option.choice(STYLE, TEXTS.text("style.label"), TEXTS.text("style.help"),
            "rpc/encoded", "rpc/literal", "document/literal"));

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(JaxRpcProvider.class, "libraries.txt");
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.CHAR, ShapeKind.TIMESTAMP, ShapeKind.DECIMAL, ShapeKind.EXCEPTION, ShapeKind.ONE_WAY).shapes(shape -> shape instanceof Struct struct
                && BeanTypes.tooWide(struct) ? TEXTS.text("struct.fields", BeanTypes.MOST_FIELDS) : null).list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        Style style = Style.valueOf(setting.options().get(STYLE).replace('/', '_').toUpperCase(Locale.ROOT));
        SoapNames names = new SoapNames(contract, DIALECT);
        JaxRpcTypes types = new JaxRpcTypes(contract, names, style, DIALECT);
        Map<String, String> sources = new LinkedHashMap<>(Glue.sources(contract, types));
        sources.putAll(types.gathering());
        sources.put("generated/Servant.java", ServantWriter.writeCreated("implements " + types.stubType(contract) + ", " + SERVABLE, contract, types));
        sources.put("contract.wsdl", Wsdl.write(contract, names, style, DIALECT));
        sources.put(CONFIGURATION, """
                <configuration xmlns="http://java.sun.com/xml/ns/jax-rpc/ri/config">
                <wsdl location="contract.wsdl" packageName="%s"><namespaceMappingRegistry>
                <namespaceMapping namespace="%s" packageName="%1$s"/><namespaceMapping namespace="%s" packageName="%s"/>
                </namespaceMappingRegistry></wsdl>
                </configuration>
                """.formatted(BeanTypes.SERVICE_PACKAGE, Wsdl.SERVICE_NAMESPACE, Wsdl.TYPES_NAMESPACE, BeanTypes.TYPES_PACKAGE));
        List<Path> classPath = classPath(setting.libraries());
        Generator wscompile = new Generator("JAX-RPC's wscompile", WSCOMPILE, classPath, List.of(),
                List.of("-gen:both", "-keep", style == Style.DOCUMENT_LITERAL ? "-f:wsi,unwrap" : "-f:novalidation", CONFIGURATION));
        return compiler.compile(new Recipe("jaxrpc", "1.1.6", sources, List.of(wscompile), classPath, setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(JaxRpcServer.class, compiled, compiled.libraries().classPath(RUNTIME));
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(JaxRpcClient.class, compiled, compiled.libraries().classPath(RUNTIME));
    }

    private static List<Path> classPath(LibraryFiles fetched) {
        return Halves.classPath(JaxRpcServer.class, fetched.classPath(RUNTIME));
    }
}
