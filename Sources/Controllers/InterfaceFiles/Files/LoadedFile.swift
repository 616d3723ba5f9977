// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts
package import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// An interface file that objects are created from.
@MainActor
package final class LoadedFile {
  /// The parsed file.
  package let document: InterfaceDocument
  /// The bundle of the file's images and colours, or `nil` for the bundle of the program.
  package let bundle: Bundle?
  /// Whether classes named in the file are looked up; otherwise library classes take their place.
  package let usesClasses: Bool
  /// The findings reported while objects were created, without duplicates.
  package private(set) var findings: [InterfaceFinding] = []
  private var noted: Set<String> = []
  /// The closure called with each finding, or `nil` to report them as diagnostics.
  package var listener: ((InterfaceFinding) -> Void)?
  /// The closure that finds storyboards beside the file if no program is built; `nil` to search the program's
  /// bundles.
  var findStoryboard: ((String) -> (any StoryboardContent)?)?
  /// The identifiers of the controllers whose scenes are being created.
  var underway: Set<String> = []
  /// The current depth of embedded scenes.
  var embedded = 0
  /// The closure called with each object that is created and its element, for tools.
  var onMade: ((NSObject, InterfaceElement) -> Void)?
  /// The closure called after the view of a scene is loaded and connected, for tools.
  var onLoaded: (() -> Void)?
  @exclusivity(unchecked) private var plans: [ObjectIdentifier: ElementPlan] = [:]
  private var slots: [String: Int] = [:]
  private let url: URL?
  private let date: Date?
  private let languages: [String]
  /// The localized strings beside the file, in the languages that it was read for.
  ///
  /// A file read for other languages is another instance, because element plans cache their strings.
  private(set) lazy var strings = FileStrings(
    url, for: languages.isEmpty ? Locale.preferredLanguages : languages)
  private(set) lazy var exclusions = Exclusions(document)
  private(set) lazy var classes = ClassFinder(module: ClassFinder.module(of: url))

  /// Creates a file with a parsed document.
  package init(
    _ document: InterfaceDocument, in bundle: Bundle?, at url: URL? = nil, languages: [String] = [],
    usesClasses: Bool = true
  ) {
    self.document = document
    self.bundle = bundle
    self.url = url
    self.usesClasses = usesClasses
    date = url.flatMap(Self.date)
    self.languages = languages
  }

  /// Returns the cached plan of an element, which all objects created from it share.
  func plan(of element: InterfaceElement) -> ElementPlan {
    if let known = plans[ObjectIdentifier(element)] { return known }
    let new = ElementPlan(element, in: self)
    plans[ObjectIdentifier(element)] = new
    return new
  }

  /// Returns the index of the objects with the identifier `id`, so that identifiers are compared only once.
  func slot(of id: String) -> Int {
    if let known = slots[id] { return known }
    let new = slots.count
    slots[id] = new
    return new
  }

  /// The number of indices assigned so far.
  var slotCount: Int { slots.count }

  /// Whether the file is unchanged since it was read.
  var isCurrent: Bool { url.map { Self.date(of: $0) == date } ?? true }

  /// Reports a finding about an element, once for each `subject`.
  func record(_ message: String, _ element: InterfaceElement, once subject: String? = nil) {
    let finding = InterfaceFinding(place: element.place, object: element.words, message: message)
    guard noted.insert(subject ?? finding.description).inserted else { return }
    findings.append(finding)
    if let listener { listener(finding) } else { Diagnostics.report(finding.description) }
  }

  /// Returns the storyboard called `name` that a scene refers to, or `nil` if there is none.
  func storyboard(named name: String) -> (any StoryboardContent)? {
    if let findStoryboard { return findStoryboard(name) }
    guard let found = try? InterfaceReader.ofStoryboards?.storyboard(named: name, in: bundle) else {
      return nil
    }
    return found
  }

  private static func date(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }
}
