// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionXcodeProjects
import Testing

struct BrokenProjectTests {
  private let folder = ProjectFolder()
  private static let place = "Shop.xcodeproj/project.pbxproj"

  private func complaint(_ text: String) throws -> String? {
    try folder.write(text, Self.place)
    return folder.complaint()
  }

  @Test(arguments: [
    ("{\n a = b;\n c = (\n d,\n", 5, "the file ends inside the '(' of line 3; it is truncated."),
    ("{\n a = b;\n", 3, "the file ends inside the '{' of line 1; it is truncated."),
    ("{ a = \"b\n\n", 3, "the file ends inside the quotes of line 1; it is truncated."),
    ("{ a = \"b\\", 1, "the file ends inside the quotes of line 1; it is truncated."),
    ("{ /* a\n\n", 3, "the file ends inside the comment of line 1; it is truncated."),
    ("{ a = <01\n", 2, "the file ends inside the '<' of line 1; it is truncated."),
    ("{\n a b;\n}", 2, "expected '=' after the key 'a', found 'b'."),
    ("{\n a = b\n}\n}", 4, "the project ends here, and '}' follows."),
    ("{\n a = b\n c = d; }", 3, "expected ';' after the value of 'a', found 'c'."),
    ("{\n a = ( b c );\n}", 2, "expected ',' after an element of the list of line 2, found 'c'."),
    ("{\n a = ;\n}", 2, "expected a value, found ';'."),
    (
      "{\n a = b;\n<<<<<<< HEAD\n}", 3,
      "this is a conflict marker of a merge; resolve the conflict first."
    ),
    (
      "{\n a = <<<<<<< HEAD;\n}", 2,
      "this is a conflict marker of a merge; resolve the conflict first."
    ),
    ("", 1, "expected a value, found the end of the file."),
    ("{ a = \"\\UD800\"; }", 1, "the number after this backslash is not a character."),
    ("{ a = b; }", 1, "there are no 'objects': this is not an Xcode project."),
    ("{ objects = { }; }", 1, "there is no 'rootObject': this is not an Xcode project."),
    ("{ objects = { };\n rootObject = P; }", 2, "'rootObject' names no PBXProject of this file."),
    ("{ objects = {\n P = ( ); }; rootObject = P; }", 2, "the object P is not a dictionary."),
    ("{ objects = {\n P = { }; }; }", 2, "the object P has no 'isa', which names its class."),
  ])
  func `a broken file is named with its line`(text: String, line: Int, sentence: String) throws {
    expect(try complaint(text), equals: "\(Self.place):\(line): \(sentence)")
  }

  @Test func `an XML project is said to be one`() throws {
    let sentence = try complaint("<?xml version=\"1.0\"?><plist/>")
    expect(sentence?.contains("open the project in Xcode"), equals: true)
  }

  @Test func `a folder without a project file is said`() throws {
    try folder.write("", "Shop.xcodeproj/other")
    expect(folder.complaint()?.contains("there is no project.pbxproj in it"), equals: true)
  }

  @Test(arguments: ["(", "{a=", "{a=("])
  func `values ten thousand deep are refused`(opening: String) throws {
    let text = String(repeating: opening, count: 10_000)
    expect(
      try complaint(text),
      equals: "\(Self.place):1: values are nested more than 100 levels deep here.")
  }

  @Test(arguments: [
    (
      "T = {isa = PBXNativeTarget; name = T; buildPhases = ( NONE ); };", 7,
      "'buildPhases' of the PBXNativeTarget 'T' names the object NONE, which is not in the file."
    ),
    (
      "T = {isa = PBXNativeTarget; name = T; buildPhases = ( X ); };\nX = {isa = PBXMagic; };", 8,
      "'buildPhases' of the PBXNativeTarget 'T' names X, which is of the kind 'PBXMagic'; expected"
    ),
    ("T = {isa = PBXMagic; };", 7, "'targets' of the PBXProject 'P' names T, which is of the kind"),
    ("T = {isa = PBXNativeTarget; };", 7, "the PBXNativeTarget 'T' has no 'name'."),
    (
      "T = {isa = PBXNativeTarget; name = (); };", 7,
      "'name' of the PBXNativeTarget 'T' is not a text."
    ),
    (
      "T = {isa = PBXNativeTarget; name = T; buildPhases = yes; };", 7,
      "'buildPhases' of the PBXNativeTarget 'T' is not a list."
    ),
  ])
  func `an object that is not what it has to be is named`(
    target: String, line: Int, sentence: String
  ) throws {
    try folder.writeObjects(
      """
      P = {isa = PBXProject;
      mainGroup = G; targets = ( T ); };
      G = {isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
      \(target)
      """)
    expect(folder.complaint()?.hasPrefix("\(Self.place):\(line): \(sentence)"), equals: true)
  }

  @Test func `groups that stand in each other are refused`() throws {
    try folder.writeObjects(
      source(
        in: """
          G1 = {isa = PBXGroup; children = ( G2, F ); };
          G2 = {isa = PBXGroup; children = ( G1 ); };
          """))
    let sentence = "'a.swift' contains itself, or is more than 256 groups deep."
    expect(folder.complaint()?.contains(sentence), equals: true)
  }

  @Test func `groups ten thousand deep are refused`() throws {
    let groups = (0..<10_000).map {
      "G\($0) = {isa = PBXGroup; path = g; children = ( \($0 == 9_999 ? "F" : "G\($0 + 1)") ); };"
    }
    try folder.writeObjects(source(in: groups.joined(separator: "\n")))
    expect(folder.complaint()?.contains("more than 256 groups deep"), equals: true)
  }

  /// Returns a project with a target whose only source is `F`.
  private func source(in groups: String) -> String {
    """
    P = {isa = PBXProject; targets = ( T ); };
    T = {isa = PBXNativeTarget; name = T; buildPhases = ( S ); };
    S = {isa = PBXSourcesBuildPhase; files = ( B ); };
    B = {isa = PBXBuildFile; fileRef = F; };
    F = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
    \(groups)
    """
  }

  @Test func `targets that need each other are refused`() throws {
    try folder.writeObjects(
      """
      P = {isa = PBXProject; targets = ( A, B ); };
      A = {isa = PBXNativeTarget; name = A; dependencies = ( DB ); };
      B = {isa = PBXNativeTarget; name = B; dependencies = ( DA ); };
      DA = {isa = PBXTargetDependency; target = A; }; DB = {isa = PBXTargetDependency; target = B; };
      """)
    let project = try XcodeProject(path: folder.project)
    let error = #expect(throws: ProjectError.self) { try project.closure(of: project.targets[0]) }
    expect(error?.sentence, equals: "the target 'B' needs 'A', which needs it in turn.")
    expect(error?.line, equals: 6)
  }

  @Test func `a build file of nothing is passed over`() throws {
    try folder.writeObjects(
      """
      P = {isa = PBXProject; targets = ( T ); };
      T = {isa = PBXNativeTarget; name = T; buildPhases = ( S ); };
      S = {isa = PBXSourcesBuildPhase; files = ( B ); };
      B = {isa = PBXBuildFile; };
      """)
    expect(folder.complaint() == nil)
  }

  @Test func `words are read in quotes, with escapes, and as bytes`() throws {
    try folder.write(
      """
      { // a comment
        objects = { P = { isa = PBXProject; targets = ( T, ) /* end */; name = <0f 1f>; };
        T = { isa = 'PBXNativeTarget'; name = "A \\"B\\" \\U00e9\\101\\n"; }; }; rootObject = P;
      }
      """, Self.place)
    expect(try XcodeProject(path: folder.project).targets.first?.name, equals: "A \"B\" \u{e9}A\n")
  }
}
