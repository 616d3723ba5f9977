// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// The view of one item.
///
/// Put subviews into `contentView`. Behind it are `backgroundView` and, while the cell is selected
/// or highlighted, `selectedBackgroundView`.
///
/// Known gaps: no configurations and configuration state, no drag state.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)
  private lazy var listDress = ListRowDress(of: self)

  /// A cell with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// A cell as `init(frame:)` makes it, of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// The view for the cell's subviews; as large as the cell.
  open var contentView: UIView { content }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet {
      updateSelectedBackground()
      if appliedAttributes?.listElement != nil { listDress.updateColors() }
    }
  }

  /// Whether a touch is on the cell that may select it.
  open var isHighlighted = false {
    didSet { updateSelectedBackground() }
  }

  /// A view behind everything else, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      orderBackgrounds()
    }
  }

  /// A view behind the content, before `backgroundView`, that shows while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      orderBackgrounds()
    }
  }

  package override func show(_ element: ListElement?) {
    guard let indexPath = appliedAttributes?.indexPath else { return }
    if case .row(let row) = element {
      listDress.show(row, at: indexPath)
    } else {
      listDress.show(nil, at: indexPath)
    }
  }

  private func addContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.isPorous = true
    addSubview(content)
  }

  private func orderBackgrounds() {
    for view in [selectedBackgroundView, backgroundView] {
      guard let view else { continue }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    updateSelectedBackground()
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
