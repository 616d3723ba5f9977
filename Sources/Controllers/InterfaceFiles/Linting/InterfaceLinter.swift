// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCompositionalLayout
import MullionContracts
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// The linter of an interface file: it finds mistakes in its content, and in the result of creating and
/// laying out its objects, without any code of the application.
@MainActor
package struct InterfaceLinter {
  private let url: URL
  private let size: CGSize
  private let project: ProjectFiles?

  /// Creates a linter of the file at `url`, whose scenes are laid out in `size`.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - size: The size of the screen, in points.
  ///   - project: The project of the file, or `nil` if it is unknown.
  package init(_ url: URL, size: CGSize, project: ProjectFiles? = nil) {
    self.url = url
    self.size = size
    self.project = project
  }

  /// Returns the findings: first those in the content of the file, then those of its names, then those of the
  /// created objects.
  package func findings() -> [LayoutFinding] {
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOf: url)
    } catch {
      return [Self.unreadable(error)]
    }
    let said = DocumentLinter(document).findings() + declarations(document)
    let places = Set(said.map(\.path))
    // A substitution at a place for which a rule has reported the cause would report the same mistake
    // twice.
    return said
      + madeFindings(document).filter {
        $0.code != InterfaceRule.unknown.code || !places.contains($0.path)
      }
  }

  private static func unreadable(_ error: any Error) -> LayoutFinding {
    guard let error = error as? InterfaceFileError else {
      return InterfaceRule.unreadable.finding("\(error)", "the file")
    }
    let place = error.place.map { "\($0)" } ?? error.file
    return InterfaceRule.unreadable.finding(
      error.reason, [place, error.object].compactMap { $0 }.joined(separator: " "))
  }

  /// Returns findings for the names that the sources of the project do not declare.
  private func declarations(_ document: InterfaceDocument) -> [LayoutFinding] {
    guard let project, !project.outline.classes.isEmpty else { return [] }
    return DeclarationLinter(document, project.outline).findings()
  }

  // MARK: Findings of the created objects

  private func madeFindings(_ document: InterfaceDocument) -> [LayoutFinding] {
    let file = LoadedFile(
      document, in: InterfaceSubject.bundle(of: url), at: url, usesClasses: false)
    file.findStoryboard = project?.storyboard
    file.listener = { _ in }
    let heard = CollectedDiagnostics()
    let subject = InterfaceSubject(file)
    var found: [LayoutFinding] = []
    for name in subject.sceneNames {
      heard.listen {
        guard let screen = subject.screen(name) else { return }
        screen.layOut(in: size)
        found += AmbiguityFinder(screen).findings() + PlaceFinder(screen).findings()
      }
    }
    // The wording of `ConstraintConflict.report()`.
    let unsatisfiable = heard.messages.filter { message in
      [" conflict: ", " can't be satisfied: "].contains { message.contains($0) }
    }.map {
      InterfaceRule.unsatisfiable.finding($0, document.name)
    }
    let unmade = file.findings.map {
      InterfaceRule.unknown.finding($0.message, "\($0.place) \($0.object)")
    }
    return unmade + unsatisfiable + found
  }
}
