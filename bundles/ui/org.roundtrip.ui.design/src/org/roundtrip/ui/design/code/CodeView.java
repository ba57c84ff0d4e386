// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.code;

import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.GeneratedCode;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import org.roundtrip.ui.design.views.Answer;
import org.roundtrip.ui.design.views.PreviewView;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.save.FileFormat;
import org.roundtrip.ui.save.SaveDialog;
import org.roundtrip.ui.save.SaveJob;
import org.roundtrip.ui.table.ContentWidths;
import org.roundtrip.ui.table.TableHead;
import org.roundtrip.ui.text.Syntax;

/**
 * Shows what each provider's generator makes of the selected operation, or of an echo of the payload. It has the
 * providers, the files of one, and the text of a file. Names stand below each other, because as tabs in one row those of
 * many providers would be cut to what they have in common.
 */
public final class CodeView extends PreviewView<List<GeneratedCode>> {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.design.code";
    private static final Texts TEXTS = Texts.of(CodeView.class);
    private final Map<String, String> chosen = new LinkedHashMap<>();
    private Table providers;
    private Table files;
    private ContentWidths providerWidths;
    private ContentWidths fileWidths;
    private Composite right;
    private final StackLayout stack = new StackLayout();
    private CodeText text;
    /** Stands in the place of the text while there is none. */
    private EmptyState problem;
    private Map<String, Answer<List<GeneratedCode>>> answers = Map.of();
    private List<GeneratedCode> listed = List.of();

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        createHead(body);
        SashForm content = new SashForm(body, SWT.HORIZONTAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(content);
        SashForm left = new SashForm(content, SWT.VERTICAL);
        providers = table(left, "provider");
        providerWidths = new ContentWidths(providers, 0);
        files = table(left, "file", "language", "folder");
        fileWidths = new ContentWidths(files, 2);
        right = new Composite(content, SWT.NONE);
        right.setLayout(stack);
        text = new CodeText(right);
        problem = new EmptyState(right);
        content.setWeights(2, 3);
        providers.addListener(SWT.Selection, event -> turned());
        files.addListener(SWT.Selection, event -> {
            chosen.put(provider(), listed.get(files.getSelectionIndex()).path());
            showText();
        });
        return body;
    }

    private static Table table(Composite parent, String... heads) {
        Table table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION);
        TableHead.show(table);
        for (String head : heads) {
            new TableColumn(table, SWT.LEFT).setText(TEXTS.text(head));
        }
        return table;
    }

    @Override
    protected void addActions() {
        IAction copy = ViewAction.push(TEXTS.text("copy"), "copy", text::copy);
        IAction all = ViewAction.push(TEXTS.text("select"), null, text::selectAll);
        IAction find = ViewAction.push(TEXTS.text("find"), TEXTS.text("find.tip"), "find", text::find);
        IAction save = ViewAction.push(TEXTS.text("save"), "save-as", this::save);
        IActionBars bars = getViewSite().getActionBars();
        EditCommand.handle(bars, ActionFactory.COPY, copy);
        EditCommand.handle(bars, ActionFactory.SELECT_ALL, all);
        bars.setGlobalActionHandler(ActionFactory.FIND.getId(), find);
        bars.getToolBarManager().add(find);
        bars.getToolBarManager().add(save);
        MenuManager menu = new MenuManager();
        for (IAction action : List.of(copy, all, find, save)) {
            menu.add(action);
        }
        text.first().setMenu(menu.createContextMenu(text.first()));
    }

    /** Returns the text that is shown, for tests. */
    public String text() {
        return text.text();
    }

    @Override
    protected Control first() {
        return listed.isEmpty() ? providers : files;
    }

    @Override
    protected String emptyWords() {
        return TEXTS.text("empty");
    }

    @Override
    protected List<GeneratedCode> make(Previews previews, PreviewedCall call, Object details, String provider,
            Consumer<List<GeneratedCode>> soFar) throws PreviewException, InterruptedException {
        return previews.code(call, provider, Map.of());
    }

    @Override
    protected void show(Drawing drawing, Map<String, Answer<List<GeneratedCode>>> made) {
        Map<String, Answer<List<GeneratedCode>>> all = new LinkedHashMap<>(made);
        notFetched().forEach((id, reason) -> all.put(id, new Answer<>(Optional.empty(), reason, true)));
        if (all.equals(answers)) {
            return;
        }
        answers = all;
        List<String> ids = List.copyOf(all.keySet());
        List<String> shown = Stream.of(providers.getItems()).map(item -> (String) item.getData()).toList();
        if (!shown.equals(ids)) {
            String before = provider();
            providers.removeAll();
            for (String id : ids) {
                TableItem item = new TableItem(providers, SWT.NONE);
                item.setText(label(id));
                item.setData(id);
            }
            providerWidths.fit();
            providers.setSelection(Math.max(0, ids.indexOf(before)));
        }
        Color grey = providers.getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND);
        for (TableItem item : providers.getItems()) {
            item.setForeground(all.get((String) item.getData()).made().filter(codes -> !codes.isEmpty()).isEmpty() ? grey : null);
        }
        turned();
    }

    private String provider() {
        return providers.getSelectionIndex() < 0 ? "" : (String) providers.getSelection()[0].getData();
    }

    /** Another provider is selected, or it has another answer. */
    private void turned() {
        Answer<List<GeneratedCode>> answer = answers.get(provider());
        List<GeneratedCode> codes = answer.made().orElse(List.of());
        problem.say(TEXTS.text(answer.done() ? "nothing" : "waiting"), answer.problem(), null);
        stack.topControl = codes.isEmpty() ? problem : text.control();
        right.layout();
        if (!codes.equals(listed) || codes.isEmpty()) {
            listed = codes;
            files.removeAll();
            codes.forEach(code -> new TableItem(files, SWT.NONE).setText(new String[] {name(code), code.language(), folder(code)}));
            fileWidths.fit();
        }
        if (!codes.isEmpty()) {
            String path = chosen.getOrDefault(provider(), codes.getFirst().path());
            int index = codes.stream().map(GeneratedCode::path).toList().indexOf(path);
            files.setSelection(Math.max(0, index));
        }
        showText();
    }

    /** The name stands before its folder, which many files share. */
    private static String name(GeneratedCode code) {
        return code.path().substring(code.path().lastIndexOf('/') + 1);
    }

    private static String folder(GeneratedCode code) {
        return code.path().substring(0, Math.max(0, code.path().lastIndexOf('/')));
    }

    private Optional<GeneratedCode> code() {
        return files.getSelectionIndex() < 0 ? Optional.empty() : Optional.of(listed.get(files.getSelectionIndex()));
    }

    private void showText() {
        Optional<GeneratedCode> code = code();
        text.show(code.map(GeneratedCode::text).orElse(""), code.map(each -> Syntax.of(each.language())).orElse(Syntax.PLAIN));
    }

    private void save() {
        code().ifPresent(code -> {
            String name = name(code);
            int dot = name.lastIndexOf('.');
            SaveDialog.ask(getSite().getShell(), TEXTS.text("save.title"), name.substring(0, dot),
                    List.of(new FileFormat(code.language(), name.substring(dot + 1))))
                    .ifPresent(file -> SaveJob.start(file, (path, monitor) -> Files.writeString(path, code.text())));
        });
    }
}
