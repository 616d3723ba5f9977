// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewControllers
public import MullionViewTree

/// A view controller in which the user chooses one of the host's fonts.
///
/// Differs from UIKit: it has no search and no list of recently chosen fonts.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The delegate that is notified of the user's choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The descriptor of the selected font, or `nil` if no font is selected.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { mark() } }
  /// The configuration; a copy of the one passed to the initialiser.
  public let configuration: Configuration

  private var entries: [FontList.Entry] = []
  private weak var list: FontList?

  /// Creates a picker of the fonts that `configuration` specifies.
  public init(configuration: Configuration) {
    self.configuration = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a picker of all families from an interface file.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func loadView() {
    entries = UIFont.familyNames.flatMap(entries)
    let list = FontList(
      title ?? "Choose Font", entries, inOwnFont: !configuration.displayUsingSystemFont
    ) { [weak self] in
      self?.close()
    } choose: { [weak self] entry in
      self?.chose(entry)
    }
    self.list = list
    view = list
    mark()
  }

  private func entries(of family: String) -> [FontList.Entry] {
    let wanted = configuration.filteredTraits
    let fonts = UIFont.fontNames(forFamilyName: family)
      .map { (name: $0, descriptor: UIFontDescriptor(name: $0, size: 0)) }
      .filter { wanted.isEmpty || !$0.descriptor.symbolicTraits.isDisjoint(with: wanted) }
    guard let first = fonts.first else { return [] }
    let plain = fonts.filter(\.descriptor.symbolicTraits.isEmpty)
    let regular =
      plain.min { Self.heaviness($0.descriptor) < Self.heaviness($1.descriptor) } ?? first
    let head = FontList.Entry(title: family, descriptor: regular.descriptor, isFace: false)
    guard configuration.includeFaces, fonts.count > 1 else { return [head] }
    return [head]
      + fonts.map { FontList.Entry(title: $0.name, descriptor: $0.descriptor, isFace: true) }
  }

  /// Returns the distance of a font's weight from the regular weight.
  private static func heaviness(_ descriptor: UIFontDescriptor) -> CGFloat {
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return abs(traits?[.weight] as? CGFloat ?? 0)
  }

  private func mark() {
    let chosen = selectedFontDescriptor?.postscriptName
    list?.mark(
      chosen.flatMap { name in
        entries.lastIndex { $0.descriptor.postscriptName == name }
      })
  }

  private func chose(_ entry: FontList.Entry) {
    selectedFontDescriptor = entry.descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  private func close() {
    guard presentingViewController != nil else { return personDismissed() }
    dismiss(animated: true) { [self] in personDismissed() }
  }
}

extension UIFontPickerViewController: PersonDismissable {
  /// Notifies the delegate that the user ended the presentation.
  package func personDismissed() { delegate?.fontPickerViewControllerDidCancel(self) }
}
