// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.wildfly.runtime;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jboss.modules.DelegatingModuleLoader;
import org.jboss.modules.Module;
import org.jboss.modules.ModuleFinder;
import org.jboss.modules.ModuleLoadException;
import org.jboss.modules.ModuleLoader;
import org.jboss.modules.ModuleSpec;
import org.jboss.modules.ResourceLoader;
import org.jboss.modules.ResourceLoaders;
import org.jboss.modules.maven.ArtifactCoordinates;
import org.jboss.modules.xml.ModuleXmlParser;
import org.jboss.modules.xml.ModuleXmlParser.ResourceRootFactory;

/**
 * WildFly's modules as its feature pack defines them, over the jars that were fetched. WildFly's own tool writes these definitions into a
 * folder, with the versions of the jars filled in; here this happens when a module is loaded. A module is left out when one of its jars was
 * not fetched, as that tool leaves out what a server does not need. Any thread.
 */
final class FeaturePack implements ModuleFinder {
    private static final Pattern PACK = Pattern.compile("wildfly-.*galleon-pack-.*\\.zip");
    private static final Pattern DEFINITION = Pattern.compile("packages/.+/layers/base/(.+)/main/module\\.xml");
    private static final Pattern ARTIFACT = Pattern.compile("<artifact name=\"\\$\\{(.+?)}\"\\s*/>");
    /** Comments, some of which name artifacts, and Netty's native parts, one for each kind of machine. WildFly does without them. */
    private static final Pattern LEFT_OUT = Pattern.compile("(?s)<!--.*?-->|<artifact name=\"\\$\\{[^}]+::[^}]+}\"\\s*/>");
    /** Two modules that have no jars of their own, but pass on others that were not fetched. */
    private static final Set<String> EMPTY = Set.of("org.jboss.as.patching.cli", "org.jboss.resteasy.resteasy-jaxrs");
    private static final String VERSIONS = "resources/wildfly/artifact-versions.properties";

    private final Map<String, File> files;
    private final JarFile pack;
    private final Map<String, ArtifactCoordinates> artifacts = new HashMap<>();
    private final Map<String, JarEntry> definitions = new HashMap<>();

    /** The loader of all modules, which JBoss Modules makes when it starts. Its property {@code boot.module.loader} names this class. */
    public static final class Loader extends DelegatingModuleLoader {
        /** Finds the feature pack and the jars in the folders of the class path. */
        public Loader() throws IOException {
            super(Module.getSystemModuleLoader(), new FeaturePack(inFolders(System.getProperty("java.class.path"))));
        }
    }

    private FeaturePack(Map<String, File> files) throws IOException {
        this.files = files;
        pack = new JarFile(files.get(files.keySet().stream().filter(PACK.asMatchPredicate()).findFirst().orElseThrow()));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(pack.getInputStream(pack.getEntry(VERSIONS)), StandardCharsets.UTF_8))) {
            lines.lines().map(line -> line.split("=")).filter(pair -> pair.length == 2).forEach(pair -> artifacts.put(pair[0], coordinates(pair[1])));
        }
        pack.stream().forEach(entry -> {
            Matcher definition = DEFINITION.matcher(entry.getName());
            if (definition.matches()) {
                definitions.put(definition.group(1).replace('/', '.'), entry);
            }
        });
    }

    /** Returns the files in the folders of a class path by name. */
    private static Map<String, File> inFolders(String classPath) {
        Map<String, File> files = new HashMap<>();
        for (String folder : classPath.split(File.pathSeparator)) {
            File[] inside = new File(folder).getAbsoluteFile().listFiles(File::isFile);
            for (File file : inside == null ? new File[0] : inside) {
                files.put(file.getName(), file);
            }
        }
        return files;
    }

    /** Reads group, artifact, version, classifier and packaging. */
    private static ArtifactCoordinates coordinates(String text) {
        String[] parts = text.split(":");
        return new ArtifactCoordinates(parts[0], parts[1], parts[2]);
    }

    private File jar(ArtifactCoordinates artifact) {
        return files.get(artifact.getArtifactId() + "-" + artifact.getVersion() + ".jar");
    }

    @Override
    public ModuleSpec findModule(String name, ModuleLoader loader) throws ModuleLoadException {
        JarEntry entry = definitions.get(name);
        if (entry == null || EMPTY.contains(name)) {
            return null;
        }
        try (InputStream in = pack.getInputStream(entry)) {
            String template = LEFT_OUT.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8)).replaceAll("");
            if (ARTIFACT.matcher(template).results().anyMatch(artifact -> jar(artifacts.get(artifact.group(1))) == null)) {
                return null;
            }
            String definition = ARTIFACT.matcher(template)
                    .replaceAll(artifact -> "<artifact name=\"" + artifacts.get(artifact.group(1)) + "\"/>");
            String folder = entry.getName().substring(0, entry.getName().lastIndexOf('/') + 1);
            return ModuleXmlParser.parseModuleXml(this::root, (artifact, packaging) -> jar(artifact), folder,
                    new ByteArrayInputStream(definition.getBytes(StandardCharsets.UTF_8)), entry.getName(), loader, name);
        } catch (IOException e) {
            throw new ModuleLoadException(e);
        }
    }

    /** Returns what a module loads classes and files from: a jar, or a folder beside its definition in the pack. */
    private ResourceLoader root(String folder, String path, String name) throws IOException {
        return folder.isEmpty() ? ResourceRootFactory.getDefault().createResourceLoader(folder, path, name)
                : ResourceLoaders.createJarResourceLoader(pack, folder + path);
    }
}
