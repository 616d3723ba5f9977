// SPDX-License-Identifier: Apache-2.0

public import Photos
public import UIKit

/// Shows a Live Photo: its picture.
///
/// Differs from iOS: the film is not played, and so the methods that play it are not there.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// What is shown; nil: nothing.
  open var livePhoto: PHLivePhoto? {
    didSet { if livePhoto !== oldValue { still.image = livePhoto?.picture } }
  }

  open override var contentMode: UIView.ContentMode { didSet { still.contentMode = contentMode } }

  private let still = UIImageView()

  /// A view that shows nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// A view that shows nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    still.frame = bounds
    still.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    still.contentMode = contentMode
    clipsToBounds = true
    addSubview(still)
  }
}
