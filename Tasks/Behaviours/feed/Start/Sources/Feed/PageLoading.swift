// SPDX-License-Identifier: Apache-2.0

struct Post: Hashable {
  let id: Int
  let text: String
}

/// A page of posts, and the cursor of the next one; nil after the last page.
struct Page {
  let posts: [Post]
  let next: String?
}

/// A source of pages; `completion` is called once on the main queue.
protocol PageLoading: AnyObject {
  func load(after cursor: String?, completion: @escaping (Result<Page, any Error>) -> Void)
}
