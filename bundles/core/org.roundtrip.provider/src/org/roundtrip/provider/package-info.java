// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The interface that a middleware implements to be measured. A {@link Provider} is an OSGi declarative service. Its
 * component properties hold its {@link ProviderInfo}, so listing providers loads none of their classes. A provider
 * checks whether it can run here ({@link Availability}), names its {@link Option}s, refuses the parts of a contract
 * that it cannot carry ({@link Refusal}), compiles a contract to its own native types with its own generator
 * ({@link Compiled}), and describes how its server and client processes start ({@link Launch}).
 *
 * <p>A process is a JVM with one of the provider's two halves ({@code org.roundtrip.harness.ServerHalf} and
 * {@code ClientHalf}), or any program that speaks the control protocol and writes the journal. What all providers in
 * Java share to compile contracts is in {@code org.roundtrip.contract}.
 *
 * <p>The client and the server of a call may be of different providers ({@link ProviderInfo#calls}), and each side may run
 * in a Java of its own; a contract is compiled for the older one, and for the other side's provider ({@link CompileSetting}). A
 * server side may need further processes ({@link Link}). Keys and secrets that a server side makes at run time and its client needs go into the folder
 * {@code ServerSetting.trust()}, which a client knows as {@code ClientSetting.trust()} and a program as the setting
 * {@code trust}: nothing of them stays after the run. A server half that encrypts says the secrets of its connections
 * ({@code ServerHalf.secrets()}); they are kept beside the capture, which cannot be read without them.
 *
 * <p><b>A middleware that is not in the provider's bundle</b> is a list of files in Maven repositories
 * ({@link Libraries}): a resource beside the provider's class, with a line for each file and a set for each purpose.
 * <pre>
 * [runtime]
 * io.grpc:grpc-api:1.76.0 314232 0a1b...64 digits...ff Apache-2.0
 * [generator]
 * com.google.protobuf:protoc:exe:linux-x86_64:4.33.0 9512345 77aa...64 digits...01 BSD-3-Clause
 * </pre>
 * {@code libraries()} returns {@code Libraries.read(MyProvider.class, "libraries.txt")}. Roundtrip fetches the files, checks
 * size and sum, and makes programs executable. {@code compile} then finds the jars in {@code
 * setting.libraries().classPath("runtime")} and a program in {@code setting.libraries().file("generator", "protoc")};
 * {@code server} and {@code client} find the same in {@code compiled.libraries()} and give the jars to
 * {@code org.roundtrip.contract.Halves}. Where an option decides which sets are needed, {@code libraries(options)} returns
 * {@code libraries().only(...)}. Files whose classifier names another kind of machine are left out. The list names
 * every file that is needed, since nothing else is looked up. What runs in processes is a bundle of its own; its
 * {@code pom.xml} names the same jars with the scope {@code provided}, so that it is compiled against them without containing them.
 *
 * <p>Providers are stateless and used by several threads, but never by a user interface's thread.
 */
package org.roundtrip.provider;
