// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.ui.design.wire.WireView;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.RunPerspective;

/** A provider whose stubs are compiled to a program is called behind those in Java, wherever it stands in the list. */
@WindowTest
class PreviewOrderTest {
    private static final String PROGRAM = "a.program", JAVA = "b.java";
    private final List<String> called = new CopyOnWriteArrayList<>();
    private List<ServiceRegistration<?>> registered;
    @TempDir
    private Path folder;
    private Drawing drawn;

    @BeforeEach
    void begin() {
        Setting.HIDDEN_PREVIEWS.set(Workbench.service(Providers.class).all().stream().map(KnownProvider::id).collect(Collectors.joining(",")));
        registered = List.of(register(PROGRAM, "0"), register(JAVA, "8"));
        Workbench.until("both can be called", () -> Stream.of(PROGRAM, JAVA)
                .allMatch(id -> Workbench.service(Providers.class).find(id).filter(KnownProvider::ready).isPresent()));
    }

    @AfterEach
    void close() {
        registered.forEach(ServiceRegistration::unregister);
        Workbench.page().closeEditor(drawn.editor(), false);
        Workbench.showPerspective(RunPerspective.ID);
        Setting.HIDDEN_PREVIEWS.set(Setting.HIDDEN_PREVIEWS.defaultValue());
    }

    private ServiceRegistration<?> register(String id, String java) {
        Map<String, String> properties = Map.of("roundtrip.id", id, "roundtrip.label", "Name of " + id, "roundtrip.family", "Trial",
                "roundtrip.protocol", "none", "roundtrip.version", "1", "roundtrip.licence", "EPL-2.0", "roundtrip.java", java);
        return FrameworkUtil.getBundle(PreviewOrderTest.class).getBundleContext().registerService(Provider.class, new Uncompiled(id), new Hashtable<>(properties));
    }

    @Test
    void thoseThatAnswerSoonAreCalledFirst() throws Exception {
        Path file = folder.resolve("number.payload.json");
        DrawingFiles.write(file, org.roundtrip.model.Drawing.of("Number", Primitive.INT));
        drawn = Drawing.begin(file);
        Table table = Workbench.find(Workbench.view(WireView.ID, WireView.class), Table.class, each -> true);
        Workbench.until("both have answered", () -> Stream.of(table.getItems()).filter(item -> item.getText(1).contains("no compiler")).count() == 2);
        assertEquals(List.of(JAVA, PROGRAM), called.stream().distinct().toList());
        assertEquals("Name of " + PROGRAM, table.getItem(0).getText(0), "the list has the order of the catalogue");
    }

    /** Keeps that it was called, and has no stubs. */
    private final class Uncompiled implements Provider {
        private final String id;

        private Uncompiled(String id) {
            this.id = id;
        }

        @Override
        public Availability availability() {
            return Availability.yes();
        }

        @Override
        public List<Refusal> refusals(Contract contract, Map<String, String> options) {
            return List.of();
        }

        @Override
        public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException {
            called.add(id);
            throw new CompilationException("there is no compiler", "");
        }

        @Override
        public Launch server(Compiled compiled, Map<String, String> options) {
            throw new IllegalStateException();
        }

        @Override
        public Launch client(Compiled compiled, Map<String, String> options) {
            throw new IllegalStateException();
        }
    }
}
