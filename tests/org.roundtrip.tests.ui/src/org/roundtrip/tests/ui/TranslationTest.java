// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.help.view.HelpView;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.tests.shapes.PseudoLanguage;
import org.roundtrip.tests.ui.process.OtherWorkbench;
import org.roundtrip.tests.ui.process.Script;
import org.roundtrip.ui.design.DesignPerspective;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** What a person reads in the views and editors comes from message files, so that a translation reaches all of it. */
@Tag("night")
class TranslationTest {
    /** Names of simple values, of examples, of operations in the palette, of protocols and of files: the same in every language. */
    private static final List<String> NAMES = List.of("boolean", "byte", "short", "int", "long", "float", "double", "char", "ping",
            "echo", "echo.value", "get", "shout", "twice", "count", "check", "tell", "Data2", "Data3", "First look", "Gray 2005",
            "Rozman 2006", "Demarey 2004", "Boian 2004", "Every client with every server", "Every kind", "Deep nesting", "One mebibyte string", "IPv4", "pcapng", "payload.f",
            "first-look", "plan.json", "payload.json", "ms", "ns", "MiB", "GiB", "Mb", "10.1.3.Final");
    /** Texts of the platform, whose translations are not ours. */
    private static final List<String> PLATFORM = List.of("Show List", "Minimize", "Maximize", "Restore", "View Menu",
            "Open Perspective", "Outline", "Shows background operations in Progress view");
    /** The key that the platform writes behind the name of a command. */
    private static final Pattern KEY = Pattern.compile(" \\([A-Z][A-Za-z0-9+]*\\)$");
    /** What the console lists about the machine, as the run has recorded it. */
    private static final Pattern FACTS = Pattern.compile("(?m)^  .*$");
    /** The name of a field of a message, before what is said about its bytes. */
    private static final Pattern FIELD = Pattern.compile("^[a-z0-9 ]+: (?=\\W*[\\uFF21-\\uFF5A])");
    private static final int MANY = 300;

    @TempDir
    static Path folder;

    @Test
    void everyTextInTheWindowCanBeTranslated() throws IOException, InterruptedException {
        List<String> untranslated = OtherWorkbench.inPseudoLanguage(folder).run(Look.class, Map.of());
        assertEquals("", String.join("\n", untranslated));
    }

    /** Opens every view and every page of the editors, and reports each widget with a text that stands in the code. */
    public static final class Look implements Script {
        private final Map<String, String> untranslated = new LinkedHashMap<>();
        private final Set<String> names = new LinkedHashSet<>(NAMES);
        private int translated;

        @Override
        public void run(Consumer<String> report) throws Exception {
            Workbench.passFirstStart();
            Path home = Workbench.service(Library.class).home().folder();
            names.addAll(PLATFORM);
            names.addAll(List.of(home.toString(), home.resolve("plans").toString()));
            Workbench.service(Providers.class).all().forEach(provider -> names.addAll(List.of(provider.info().label(),
                    provider.info().id(), provider.info().family(), provider.info().protocol(), provider.info().licence())));
            runs(home);
            packets(home);
            design(home);
            untranslated.forEach((text, place) -> report.accept(place + ": " + text));
            assertTrue(translated > MANY, "translated texts: " + translated);
        }

        private void runs(Path home) throws Exception {
            Plan plan = plan();
            Opening.run(WrittenRun.in(home, plan, "1"), Workbench.page());
            FocusService focus = Workbench.service(FocusService.class);
            Workbench.until("the run is in focus", () -> focus.focus().run() != null);
            PlanEditor editor = Workbench.edit(plan);
            Workbench.until("it can be run", editor::canRun);
            pages(editor);
            views(RunPerspective.ID);
        }

        private void packets(Path home) throws Exception {
            OpenedCapture.decoded(HttpFile.write(home.resolve("2.pcapng"), 5));
            views(CaptureOpener.PERSPECTIVE);
        }

        private void design(Path home) throws Exception {
            Path file = home.resolve("3.payload.json");
            DrawingFiles.write(file, new org.roundtrip.model.Drawing("3", "", Optional.of(payload()), List.of(), List.of()));
            Drawing drawn = Drawing.begin(file);
            drawn.editing().select(List.of(drawn.editing().design().types().getFirst().id()));
            pages(drawn.editor());
            views(DesignPerspective.ID);
        }

        private void pages(IEditorPart editor) {
            read(editor);
            for (CTabFolder tabs : Workbench.all(editor, CTabFolder.class)) {
                for (int i = 0; i < tabs.getItemCount(); i++) {
                    tabs.setSelection(i);
                    tabs.notifyListeners(SWT.Selection, new Event());
                    read(editor);
                }
            }
        }

        private void views(String perspective) throws Exception {
            Workbench.showPerspective(perspective);
            for (IViewDescriptor view : PlatformUI.getWorkbench().getViewRegistry().getViews()) {
                if (view.getId().startsWith("org.roundtrip.") && !view.getId().equals(HelpView.ID)) {
                    Workbench.page().showView(view.getId());
                    // Not the view alone: its tool bar is beside it.
                    read(view.getId(), Workbench.page().getWorkbenchWindow().getShell());
                }
            }
        }

        private void read(IEditorPart part) {
            read(part.getSite().getId(), (Control) part.getSite().getService(MPart.class).getWidget());
        }

        /** Reads what a control shows once nothing more is set going. */
        private void read(String place, Control control) {
            for (int i = 0; i < 3; i++) {
                Workbench.work();
                Workbench.settle();
            }
            List<WidgetTexts.Shown> shown = new ArrayList<>();
            WidgetTexts.of(control, shown::add);
            shown.removeIf(Look::isField);
            for (WidgetTexts.Shown each : shown) {
                translated += PseudoLanguage.spoken(each.text()) ? 1 : 0;
                Set<String> words = PseudoLanguage.foreign(List.of(withoutNames(each.text())));
                if (!words.isEmpty()) {
                    untranslated.putIfAbsent(each + " " + words, place);
                }
            }
        }

        /** Whether it is a field of a message, which filters name: the tree of messages is the one that has columns. */
        private static boolean isField(WidgetTexts.Shown shown) {
            return shown.widget() instanceof TreeItem item && item.getParent().getColumnCount() > 1;
        }

        private String withoutNames(String text) {
            String rest = KEY.matcher(FACTS.matcher(text).replaceAll("")).replaceFirst("");
            rest = FIELD.matcher(rest).replaceFirst("");
            for (String name : names.stream().sorted(Comparator.comparing(String::length).reversed()).toList()) {
                rest = rest.replaceAll("(?<!\\w)" + Pattern.quote(name), "");
            }
            return rest;
        }

        private static Plan plan() {
            Plan plan = Workbench.plan("1", Amount.calls(300));
            Shape payload = payload();
            List<Operation> operations = List.of(plan.contract().operations().getFirst(),
                    new Operation("f", List.of(new Operation.Parameter("p", payload)), Optional.of(payload), Behaviour.ECHO));
            return new Plan(plan.name(), "", new Contract(plan.contract().name(), operations), plan.providers(), plan.protocol());
        }

        /** One field for each kind of values. */
        private static Shape payload() {
            List<Field> fields = new ArrayList<>();
            List<Shape> shapes = new ArrayList<>(Arrays.asList(Primitive.values()));
            shapes.addAll(List.of(new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1),
                    new Shape.Text(Length.of(8), Shape.Repertoire.UNICODE), new Shape.Bytes(Length.of(8)), new Shape.Timestamp(),
                    new Shape.Decimal(10, 2), new Shape.Sequence(Primitive.INT, Length.of(2)),
                    new Shape.OptionalValue(Primitive.INT), new Shape.Mapping(Primitive.INT, Primitive.INT, Length.of(2)),
                    new Shape.Enumeration("E", List.of("A", "B")),
                    new Shape.Union("U", List.of(new Field("a", Primitive.INT), new Field("b", Primitive.LONG)))));
            shapes.forEach(shape -> fields.add(new Field("f" + fields.size(), shape)));
            return new Shape.Struct("S", fields);
        }
    }
}
