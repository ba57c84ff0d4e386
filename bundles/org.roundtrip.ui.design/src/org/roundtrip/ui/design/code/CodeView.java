// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.code;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Texts;
import org.roundtrip.preview.GeneratedCode;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import org.roundtrip.ui.design.views.Answer;
import org.roundtrip.ui.design.views.PreviewView;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.parts.EditCommand;
import org.roundtrip.ui.parts.ViewAction;
import org.roundtrip.ui.save.FileFormat;
import org.roundtrip.ui.save.SaveDialog;
import org.roundtrip.ui.save.SaveJob;
import org.roundtrip.ui.table.ContentWidths;
import org.roundtrip.ui.text.Syntax;

/**
 * Shows what each provider's generator makes of the selected operation, or of an echo of the payload while none is selected: a
 * tab for each provider with its files and the text of one.
 */
public final class CodeView extends PreviewView<List<GeneratedCode>> {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.design.code";
    private static final Texts TEXTS = Texts.of(CodeView.class);
    private final Map<String, String> chosen = new LinkedHashMap<>();
    private CTabFolder tabs;
    private SashForm content;
    /** Stands in the place of the files while there are none. */
    private EmptyState problem;
    private Table files;
    private ContentWidths widths;
    private CodeText text;
    private Map<String, Answer<List<GeneratedCode>>> answers = Map.of();
    private List<GeneratedCode> listed = List.of();

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        createHead(body);
        tabs = new CTabFolder(body, SWT.TOP | SWT.FLAT);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tabs);
        content = new SashForm(tabs, SWT.HORIZONTAL);
        files = new Table(content, SWT.SINGLE | SWT.FULL_SELECTION);
        files.setHeaderVisible(true);
        new TableColumn(files, SWT.LEFT).setText(TEXTS.text("file"));
        new TableColumn(files, SWT.LEFT).setText(TEXTS.text("language"));
        widths = new ContentWidths(files, 1);
        text = new CodeText(content);
        problem = new EmptyState(tabs);
        content.setWeights(2, 3);
        tabs.addListener(SWT.Selection, event -> turned());
        files.addListener(SWT.Selection, event -> {
            chosen.put(provider(), listed.get(files.getSelectionIndex()).path());
            showText();
        });
        return body;
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
        return listed.isEmpty() ? tabs : files;
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
        List<String> shown = new ArrayList<>();
        for (CTabItem item : tabs.getItems()) {
            shown.add((String) item.getData());
        }
        if (!shown.equals(List.copyOf(all.keySet()))) {
            String before = provider();
            for (CTabItem item : tabs.getItems()) {
                item.dispose();
            }
            all.keySet().forEach(id -> {
                CTabItem item = new CTabItem(tabs, SWT.NONE);
                item.setText(label(id));
                item.setData(id);
            });
            tabs.setSelection(Math.max(0, List.copyOf(all.keySet()).indexOf(before)));
        }
        turned();
    }

    private String provider() {
        return tabs.getSelection() == null ? "" : (String) tabs.getSelection().getData();
    }

    /** Another tab is in front, or it has another answer. */
    private void turned() {
        Answer<List<GeneratedCode>> answer = answers.get(provider());
        List<GeneratedCode> codes = answer.made().orElse(List.of());
        for (CTabItem item : tabs.getItems()) {
            item.setControl(item != tabs.getSelection() ? null : codes.isEmpty() ? problem : content);
        }
        content.setVisible(!codes.isEmpty());
        problem.setVisible(codes.isEmpty());
        problem.say(TEXTS.text(answer.done() ? "nothing" : "waiting"), answer.problem(), null);
        if (!codes.equals(listed) || codes.isEmpty()) {
            listed = codes;
            files.removeAll();
            codes.forEach(code -> new TableItem(files, SWT.NONE).setText(new String[] {code.path(), code.language()}));
            widths.fit();
        }
        if (!codes.isEmpty()) {
            String path = chosen.getOrDefault(provider(), codes.getFirst().path());
            int index = codes.stream().map(GeneratedCode::path).toList().indexOf(path);
            files.setSelection(Math.max(0, index));
        }
        showText();
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
            String name = code.path().substring(code.path().lastIndexOf('/') + 1);
            int dot = name.lastIndexOf('.');
            SaveDialog.ask(getSite().getShell(), TEXTS.text("save.title"), name.substring(0, dot),
                    List.of(new FileFormat(code.language(), name.substring(dot + 1))))
                    .ifPresent(file -> SaveJob.start(file, (path, monitor) -> Files.writeString(path, code.text())));
        });
    }
}
