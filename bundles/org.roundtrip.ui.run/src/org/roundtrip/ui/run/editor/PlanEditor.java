// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.eclipse.ui.part.EditorPart;
import org.roundtrip.engine.Objection;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.draft.PlanDraft;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;

/**
 * Edits a plan: its providers, operations and protocol as forms, or the whole as JSON. An example is shown as it is; to
 * change it, it is saved as a plan of one's own.
 */
public final class PlanEditor extends EditorPart {
    /** Id of this editor. */
    public static final String ID = "org.roundtrip.ui.run.planEditor";
    private final List<Page> pages = new ArrayList<>();
    private PlanEditing editing;
    private PlanHeader header;
    private CTabFolder tabs;
    private Composite place;
    private String unreadable = "";
    private FileTime written;

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        if (!(input instanceof PlanInput)) {
            throw new PartInitException("This is no plan: " + input.getName());
        }
        setSite(site);
        setInput(input);
        editing = new PlanEditing(site.getService(Providers.class));
        load();
    }

    private PlanSource source() {
        return ((PlanInput) getEditorInput()).source();
    }

    private void load() {
        try {
            written = stamp();
            Plan plan = source().read();
            unreadable = "";
            setPartName(plan.name());
            editing.begin(PlanDraft.of(plan), source() instanceof PlanSource.Example);
        } catch (IOException e) {
            unreadable = e.getMessage();
            setPartName(source().fileName());
        }
        setTitleImage(Icons.image(source() instanceof PlanSource.Example ? "example" : "plan"));
    }

    private FileTime stamp() throws IOException {
        return source() instanceof PlanSource.Own own ? Files.getLastModifiedTime(own.file()) : null;
    }

    @Override
    public void createPartControl(Composite parent) {
        place = parent;
        editing.onChange(this::refresh);
        editing.providers().onChange(parent, () -> {
            if (unreadable.isEmpty()) {
                editing.check();
            }
        });
        control().onChange(parent, this::refresh);
        getSite().getService(Library.class).onChange(parent, this::followFile);
        build();
    }

    private RunControl control() {
        return getSite().getService(RunControl.class);
    }

    private void build() {
        for (var child : place.getChildren()) {
            child.dispose();
        }
        pages.clear();
        header = null;
        if (!unreadable.isEmpty()) {
            new EmptyState(place, Messages.unreadable, unreadable);
            place.layout();
            return;
        }
        Composite body = new Composite(place, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        header = new PlanHeader(body, editing, control(), new PlanHeader.Commands() {
            @Override
            public void run(boolean quickly) {
                PlanEditor.this.run(quickly);
            }

            @Override
            public void saveAs() {
                doSaveAs();
            }
        });
        GridDataFactory.fillDefaults().grab(true, false).applyTo(body.getChildren()[0]);
        tabs = new CTabFolder(body, SWT.TOP | SWT.FLAT);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tabs);
        JsonPage json = new JsonPage(tabs, editing);
        page(Messages.providersPage, "provider", new ProvidersPage(tabs, editing));
        page(Messages.operationsPage, "operation", new OperationsPage(tabs, editing));
        page(Messages.protocolPage, "protocol", new ProtocolPage(tabs, editing));
        page(Messages.jsonPage, "json", json);
        tabs.setSelection(0);
        tabs.addListener(SWT.Selection, event -> turn(json));
        new UndoRedoActionGroup(getSite(), editing.undoContext(), true).fillActionBars(getEditorSite().getActionBars());
        header.refresh();
        place.layout();
    }

    private void page(String title, String icon, Page page) {
        CTabItem item = new CTabItem(tabs, SWT.NONE);
        item.setText(title);
        item.setImage(Icons.image(icon));
        item.setControl(page.control());
        pages.add(page);
    }

    /** A text that is no plan must not get lost behind another page. */
    private void turn(JsonPage json) {
        if (!json.mayLeave()) {
            tabs.setSelection(pages.indexOf(json));
        }
    }

    private void refresh() {
        if (header != null) {
            pages.forEach(Page::refresh);
            header.refresh();
            firePropertyChange(PROP_DIRTY);
        }
    }

    /** Runs the plan as it stands here, saved or not. */
    public void run(boolean quickly) {
        editing.outcome().plan().ifPresent(plan -> control().start(plan, quickly, editing::object));
    }

    /** Whether the plan could be run now. */
    public boolean canRun() {
        return unreadable.isEmpty() && editing.outcome().plan().isPresent() && control().current().isEmpty();
    }

    /** The plan as it stands here; empty when something is wrong with it. */
    public Optional<Plan> plan() {
        return unreadable.isEmpty() ? editing.outcome().plan() : Optional.empty();
    }

    /** Takes over what someone else wrote into the file, unless something is unsaved here. */
    private void followFile() {
        if (!(source() instanceof PlanSource.Own own) || editing.dirty()) {
            return;
        }
        try {
            FileTime now = Files.exists(own.file()) ? stamp() : null;
            if (now != null && !now.equals(written)) {
                load();
                build();
            }
        } catch (IOException e) {
            // The file has just gone; what is shown stays.
        }
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        if (source() instanceof PlanSource.Own own) {
            if (!write(own.file())) {
                monitor.setCanceled(true);
            }
        } else {
            doSaveAs();
        }
    }

    @Override
    public void doSaveAs() {
        Plan plan = editing.outcome().plan().orElse(null);
        if (plan == null) {
            return;
        }
        IInputValidator named = text -> text.isBlank() ? Messages.nameMissing : null;
        InputDialog dialog = new InputDialog(getSite().getShell(), Messages.saveAsTitle, Messages.saveAsQuestion,
                source() instanceof PlanSource.Example ? NLS.bind(Messages.copyOf, plan.name()) : plan.name(), named);
        if (dialog.open() == Window.OK) {
            saveAs(dialog.getValue().strip());
        }
    }

    /** Saves the plan as one of the user's own under another name, and goes on editing that one. */
    public void saveAs(String name) {
        Path file = getSite().getService(Library.class).newPlanFile(name);
        boolean example = editing.readOnly();
        PlanDraft renamed = editing.draft().withName(name);
        editing.begin(renamed, false);
        if (write(file)) {
            setInputWithNotify(new PlanInput(new PlanSource.Own(file)));
            load();
            refresh();
        } else if (example) {
            load();
        }
    }

    private boolean write(Path file) {
        Plan plan = editing.outcome().plan().orElse(null);
        if (plan == null) {
            return false;
        }
        try {
            Files.createDirectories(file.getParent());
            Path writing = Files.createTempFile(file.getParent(), ".plan", ".writing");
            Files.writeString(writing, PlanFiles.toJson(plan));
            Files.move(writing, file, StandardCopyOption.REPLACE_EXISTING);
            written = Files.getLastModifiedTime(file);
            setPartName(plan.name());
            editing.saved();
            return true;
        } catch (IOException e) {
            editing.object(List.of(new Objection("", "", NLS.bind(Messages.cannotWrite, file, e.getMessage()))));
            return false;
        }
    }

    @Override
    public boolean isDirty() {
        return unreadable.isEmpty() && editing.dirty();
    }

    @Override
    public boolean isSaveAsAllowed() {
        return true;
    }

    @Override
    public void setFocus() {
        if (tabs != null && !tabs.isDisposed()) {
            tabs.setFocus();
        }
    }

    @Override
    public void dispose() {
        editing.dispose();
        super.dispose();
    }
}
