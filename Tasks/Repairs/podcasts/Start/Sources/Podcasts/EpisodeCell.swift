// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with the cover, the title, and a mark of downloaded episodes.
final class EpisodeCell: UICollectionViewCell {
  let coverView = UIImageView()
  let titleLabel = UILabel()
  let downloadedView = UIImageView(image: UIImage(systemName: "arrow.down.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    downloadedView.isHidden = true
    let stack = UIStackView(arrangedSubviews: [coverView, titleLabel, downloadedView])
    stack.spacing = 12
    stack.alignment = .center
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      coverView.widthAnchor.constraint(equalToConstant: 44),
      coverView.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ episode: Episode, from loader: any CoverLoading) {
    titleLabel.text = episode.title
    if episode.isDownloaded {
      downloadedView.isHidden = false
    }
    loader.cover(of: episode.id) { [weak self] image in
      self?.coverView.image = image
    }
  }
}
