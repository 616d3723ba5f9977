// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of the notes, with a button that adds one.
class NotesViewController: UICollectionViewController {
  private let store: NoteStore
  private let registration = UICollectionView.CellRegistration<
    UICollectionViewListCell, String
  > { cell, _, note in
    var content = cell.defaultContentConfiguration()
    content.text = note
    cell.contentConfiguration = content
  }

  init(store: NoteStore) {
    self.store = store
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    title = NSLocalizedString("title", comment: "the title of the list")
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(named: "Paper")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addNote))
    store.onChange = { [weak self] in self?.collectionView.reloadData() }
  }

  @objc func addNote() {
    store.add("Note \(store.notes.count + 1)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    store.notes.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: store.notes[indexPath.item])
  }
}

#if canImport(SwiftUI) && DEBUG
import SwiftUI

struct NotesViewController_Previews: PreviewProvider {
  private struct Shown: UIViewControllerRepresentable {
    let notes: [String]

    func makeUIViewController(context: Context) -> NotesViewController {
      let store = NoteStore()
      notes.forEach(store.add)
      return NotesViewController(store: store)
    }

    func updateUIViewController(_ controller: NotesViewController, context: Context) {}
  }

  static var previews: some View {
    Group {
      Shown(notes: ["Milk", "Bread", "Apples"]).previewDisplayName("Three notes")
      Shown(notes: []).previewDisplayName("No notes")
        .previewInterfaceOrientation(.landscapeLeft)
    }
  }
}
#endif
